export { DocumentsUpload as DocumentsUploadRoute } from '@folioflow/ui/screens/static/DocumentsUpload';
