export { Privacy as PrivacyRoute } from '@folioflow/ui/screens/static/Privacy';
export { Terms as TermsRoute } from '@folioflow/ui/screens/static/Terms';
