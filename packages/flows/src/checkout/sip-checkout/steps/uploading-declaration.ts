/** The upload of a declaration of no nominee in the nominee step. */
export { createDeclarationUpload } from '../../../parts/nominee/nominee-choice/declaration-upload.ts';
