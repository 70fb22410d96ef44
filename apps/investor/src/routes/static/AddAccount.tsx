export {
  AccountSaved as AccountSavedRoute,
  AddAccountChooser as AddAccountChooserRoute,
  AddBankAccount as AddBankAccountRoute,
  AddDebitAccount as AddDebitAccountRoute,
} from '@folioflow/ui/screens/static/AddAccount';
