/** Texts shared by several areas. Quoted texts of the specification are verbatim. */
export const common = {
  notFound: 'Sorry the information you are looking for could not be found',
  'notice.lostAnswer':
    'We did not get an answer, so we cannot tell whether this went through. Check before you try again.',
  'notice.unreachable': 'We could not reach the service. Please try again.',
  'notice.sessionEnded': 'Your session has ended. Sign in again to continue.',
  'notice.connectivity': 'Unable to reach the server, please try again',
  'notice.wrongType': 'Upload file format should be of PNG, JPEG, JPG only',
  'notice.tooLarge': 'Upload file size should not exceed 5 MB',
  'notice.unreadable': 'This image could not be read. Please choose another one.',
  'picture.unreadable': 'This image could not be read.',
  'notice.earlierAttempt': 'The earlier attempt may have gone through. Check your order list before trying again.',
  'notice.notListed': 'This order is not in your order list. You can create it again: it will not be placed twice.',
  'notice.acceptedBefore':
    'This code may already have been accepted: we did not get an answer, and each code works only once.',
  'notice.invalid': 'Your inputs are not valid',
  'notice.shortMobile': 'Enter a valid mobile number',
  'notice.refused': 'Sorry the information you are looking for could not be found',
  'code.sentTo': 'Sent to {to}',
  'code.resendNow': 'You can request a new code now',
  checkAgain: 'Check again',
  retry: 'Try again',
  'error.unexpected': 'Something went wrong. Please try again.',
  'unchanged.order': 'Nothing was charged.',
  'unchanged.sip': 'Nothing was charged, and no instalment is planned.',
  'unchanged.redemption': 'No units were redeemed. Your investment is unchanged.',
  'unchanged.swp': 'No payout is planned. Your investment is unchanged.',
} as const;
