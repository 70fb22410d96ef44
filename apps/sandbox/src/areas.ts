import { type OperationName } from '@folioflow/api/contract';
import { access } from './access/area.ts';
import { advice } from './advice/area.ts';
import { backoffice } from './backoffice/area.ts';
import { banking } from './banking/area.ts';
import { catalogue } from './catalogue/area.ts';
import { checkout } from './checkout/area.ts';
import { clients } from './clients/area.ts';
import { codes } from './codes/area.ts';
import { controlArea } from './control/area.ts';
import { docs } from './docs/area.ts';
import { faults } from './faults/area.ts';
import { ground } from './ground/ground.ts';
import { type AnyImplementation, createImplementations } from './ground/operations.ts';
import { holdings } from './holdings/area.ts';
import { idempotency } from './idempotency/area.ts';
import { kyc } from './kyc/area.ts';
import { orders } from './orders/area.ts';
import { outbox } from './outbox/area.ts';
import { payments } from './payments/area.ts';
import { personas } from './personas/area.ts';
import { sdk } from './sdk/area.ts';
import { watchlists } from './watchlists/area.ts';

/** All areas, in the order of their seeds. */
export const areas = [
  ground,
  outbox,
  faults,
  idempotency,
  codes,
  access,
  clients,
  kyc,
  catalogue,
  personas,
  orders,
  holdings,
  payments,
  checkout,
  banking,
  watchlists,
  advice,
  backoffice,
  sdk,
  docs,
  controlArea,
] as const;

/** Does not compile while an operation of the contract has no implementation. */
export const implementations: Readonly<Record<OperationName, AnyImplementation>> = createImplementations(areas);
