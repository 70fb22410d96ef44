import type { StatementParameters } from './statement-address.ts';

/** The name of the saved file: the number of the order, without characters that a file system refuses (OM-178). */
export const statementFileNameOf = ({ order_number, order_registration_no }: StatementParameters): string =>
  `${(order_number || order_registration_no).replace(/[^A-Za-z0-9_-]/g, '_')}.pdf`;
