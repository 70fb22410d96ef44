import { AccountActivation as AccountActivationPage } from './AccountActivation.tsx';
import {
  AccountSaved as AccountSavedPage,
  AddAccountChooser as AddAccountChooserPage,
  AddBankAccount as AddBankAccountPage,
  AddDebitAccount as AddDebitAccountPage,
} from './AddAccount.tsx';
import { Contact as ContactPage } from './Contact.tsx';
import { DocumentsUpload as DocumentsUploadPage } from './DocumentsUpload.tsx';
import { Privacy as PrivacyPage } from './Privacy.tsx';
import { Terms as TermsPage } from './Terms.tsx';

export default { title: 'Screens/Static', parameters: { layout: 'fullscreen' } };

export const Terms = { render: () => <TermsPage /> };
export const Privacy = { render: () => <PrivacyPage /> };
export const Contact = {
  render: () => <ContactPage supportEmail="help@folioflow.example" supportPhone="+91 80 0000 0000" />,
};
export const AddAccountChooser = { render: () => <AddAccountChooserPage /> };
export const AddBankAccount = { render: () => <AddBankAccountPage /> };
export const AddDebitAccount = { render: () => <AddDebitAccountPage /> };
export const AccountSaved = { render: () => <AccountSavedPage /> };
export const DocumentsUpload = { render: () => <DocumentsUploadPage /> };
export const AccountActivation = { render: () => <AccountActivationPage /> };
