import { type AccessTables } from '../access/access-tables.ts';
import { type CatalogueTables } from '../catalogue/catalogue-tables.ts';
import { type ClientTables } from '../clients/client-tables.ts';
import { type ClockTables } from '../clock/clock-tables.ts';
import { type KycTables } from '../kyc/kyc-tables.ts';
import { type OrderTables } from '../orders/order-tables.ts';
import { type OutboxTables } from '../outbox/outbox-tables.ts';
import { type PaymentTables } from '../payments/payment-tables.ts';

/** Every table of the sandbox. Each area declares its own and is listed here once. */
export interface Tables
  extends
    AccessTables,
    CatalogueTables,
    ClientTables,
    ClockTables,
    KycTables,
    OrderTables,
    OutboxTables,
    PaymentTables {}
