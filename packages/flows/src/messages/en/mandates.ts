/** Words of debit mandates; quoted texts of the specification stand here verbatim. */
export const mandates = {
  'limit.title': 'Register a debit mandate',
  'limit.lead':
    'Your bank may then be asked for the installments of your SIPs, up to this limit in all. You sign a form, and your bank approves it, usually on the next working day.',
  'limit.label': 'Debit limit',
  'limit.submit': 'Register Mandate',
  'limit.dateBlocked': 'No mandate can be registered for this day. Choose another day for your SIP.',
  'limit.noAccount': 'A mandate is registered on your primary bank account. Choose a primary account first.',
  'account.holder': 'Account holder',
  'account.number': 'Account number',
  'account.bank': 'Bank',
  'account.ifsc': 'IFSC',
  'scan.title': 'Sign the form of mandate {id}',
  'scan.steps': 'Download the form, sign it as your bank knows your signature, and upload a scan or a photo of it.',
  'scan.formMissing': 'The form is not there yet. Ask for it again, or upload the scan of a form that you have signed.',
  'scan.fetching': 'Fetching the form',
  'scan.form': 'NACH form',
  'scan.reload': 'Ask for the form again',
  'scan.slot': 'Signed form',
  'scan.hint': 'Call the file {name}.png or {name}.jpeg',
  'scan.upload': 'Upload',
  back: 'Back',
} as const;
