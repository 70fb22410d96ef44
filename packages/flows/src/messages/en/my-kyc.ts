export const myKyc = {
  title: 'My KYC',
  lead: 'What we have on record of you. To change something, contact the Helpdesk.',
  loading: 'We are fetching your KYC',
  email: 'Login email',
  mobile: 'Login mobile number',
  notSubmitted: 'KYC is not submitted and current verification stage is {stage}',
  submitted: 'KYC submitted',
  approved: 'KYC approved',
  nothingYet: 'What you finish appears here, step by step.',
  unavailable: 'We cannot show your KYC now',
  unavailableExplain: 'Nothing is lost. Try again in a moment.',
  retry: 'Retry',
} as const;
