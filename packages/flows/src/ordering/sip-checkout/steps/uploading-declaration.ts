/** The upload of a declaration of no nominee in the nominee step. */
export { createDeclarationUpload } from '../../../parts/nominee-choice/declaration-upload.ts';
