import { looseObject, safeNumber, text, textOrEmpty } from './scalars.ts';
import { sipSchemeEntries } from './terms.ts';

/** `sip_order` of the navigation state. */
export const sipOrderFormSchema = looseObject({
  ...sipSchemeEntries,
  scheme_name: text,
  sip_frequency: text,
  sip_amount: text,
  sip_date: safeNumber,
  sip_date_value: textOrEmpty,
  sip_installment_numbers: safeNumber,
});
