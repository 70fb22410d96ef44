import { type StageInfo } from '@folioflow/api/contract';
import { type ClientRow } from '../../clients/client-tables.ts';
import { clientTraitsOf } from '../../clients/clients.ts';
import { type KycRow } from '../records/kyc-tables.ts';
import { specimenImage } from '../records/specimen.ts';

type EsignPart = Pick<StageInfo, 'config_digio' | 'digio_esign_parameters'>;

const configuration = { environment: 'sandbox', logo: specimenImage };
/** Environment that differs from the default of the widget, so that tests can see which configuration was used. */
const fallbackConfiguration = { environment: 'stage', logo: specimenImage };

/** Parameters of the e-sign widget; none after the signature. */
export const createEsignControlPart = (client: ClientRow, { digio_id }: KycRow): EsignPart => {
  if (client.is_esign_done === 1) return {};
  const { esign } = clientTraitsOf(client);
  if (esign === 'without id' || digio_id === '') return { config_digio: fallbackConfiguration };
  const parameters = { digio_id, digio_email: client.email ?? '' };
  if (esign === 'config only') return { config_digio: fallbackConfiguration, digio_esign_parameters: parameters };
  return { digio_esign_parameters: { ...parameters, digio_configuration: configuration } };
};
