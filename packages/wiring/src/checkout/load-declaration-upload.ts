import type { DeclarationUploadLoader } from '@folioflow/flows';

/** Loads the upload of a declaration of no nominee, for both checkouts. */
export const loadDeclarationUpload: DeclarationUploadLoader = async () =>
  (await import('@folioflow/flows/sip-checkout/uploading-declaration')).createDeclarationUpload;
