/** Digits of a one-time code, by mobile and by email. */
export const OTP_LENGTH = 6;
/** Milliseconds between two one-time codes (C-21). */
export const RESEND_COOLDOWN_MS = 120_000;

export const PIN_LENGTH = 4;
/** The submit check of the PIN setup accepts up to six digits; the input accepts four (C-28). */
export const PIN_SUBMIT_MAX_LENGTH = 6;

export const MOBILE_LENGTH = 10;
export const MOBILE_PATTERN = /^[6-9]\d{9}$/;

export const EMAIL_MIN_LENGTH = 7;
export const EMAIL_MAX_LENGTH = 35;
/** The maximum on the email verification page. */
export const VERIFY_EMAIL_MAX_LENGTH = 30;

export const PASSWORD_MIN_LENGTH = 7;
export const PASSWORD_MAX_LENGTH = 22;
/** Maximum of a new password on reset; the email verification page accepts one more character (D-22). */
export const RESET_PASSWORD_MAX_LENGTH = 21;
export const NEW_PASSWORD_PATTERN = /^[A-Za-z0-9@]*$/;

/** Milliseconds for which an alert is shown. */
export const ALERT_LIFE_MS = 5000;
/** Screens of at most this width in CSS pixels are mobile. */
export const MOBILE_BREAKPOINT_PX = 480;
/** Scrolled pixels after which the header of the order list is fixed. */
export const ORDER_LIST_SCROLL_THRESHOLD_PX = 140;

/** Schemes per page if the answer has no `per_page_count`. */
export const PAGE_SIZE = 30;
/** Rupees of tolerance in the minimum-investment filter. */
export const MINIMUM_AMOUNT_TOLERANCE = 10;
/** Periods of the growth filter. */
export const GROWTH_FILTER_PERIODS = ['1Y', '3Y', '5Y'] as const;
export const RETURN_PERIODS = ['1M', '3M', '6M', '1Y', '3Y', '5Y'] as const;
/** Periods of the NAV chart in days; the user can also enter another number. */
export const CHART_PERIOD_DAYS = [90, 180, 365] as const;
export const DEFAULT_SCHEMES_IN_WATCHLIST = 10;
export const WATCHLIST_NAME_MAX_LENGTH = 30;

/** Shown characters of a time of day: `14:30` for `14:30:00`. */
export const CUT_OFF_TIME_LENGTH = 5;

/** Decimals that a field and the wire accept; the provider refuses an order with more than two. */
export const AMOUNT_MAX_DECIMALS = 3;
export const INVEST_AMOUNT_MAX_LENGTH = 8;
export const SIP_AMOUNT_MAX_LENGTH = 11;
export const STP_AMOUNT_MAX_LENGTH = 11;
/** Frequencies can be chosen if their name is longer than this (DO-253). */
export const STP_FREQUENCY_THRESHOLD = 4;
/** Later days cannot be chosen; days after `LAST_SIP_DAY_OF_MONTH` are shown only where allowed (DO-246, DO-248). */
export const LAST_STP_DAY_OF_MONTH = 30;
export const SWP_AMOUNT_MAX_LENGTH = 11;
export const SWP_FREQUENCY_MIN_LENGTH = 5;
/** Replaces a maximum below 1. */
export const UNLIMITED_AMOUNT = 99_999_999;
/** Days from today: the first and last start of a SIP or a SWP. */
export const START_WINDOW_DAYS = { first: 8, last: 40 } as const;
export const LAST_SIP_DAY_OF_MONTH = 28;
/** The highest number of instalments that can be entered; an option of the provider can contain a higher one. */
export const MAX_INSTALLMENTS = 9_999;
/** In rupees. */
export const DEFAULT_MANDATE_DEBIT_AMOUNT = 25_000;

/** Milliseconds before the payment page submits its form to the gateway. */
export const PAYMENT_PAUSE_MS = 2000;
/** Seconds in the note of the payment page. */
export const PAYMENT_NOTE_SECONDS = { from: 1, to: 5 } as const;

/** Documents are shown as absent unless their raw text is longer than this. */
export const FORM_THRESHOLD = 255;
export const NOMINEE_FORM_THRESHOLD = 77;
export const PHOTO_DATA_THRESHOLD = 77;
export const INSTALLMENT_HTML_THRESHOLD = 7;
export const ORDER_NUMBER_MIN_LENGTH = 4;
export const PAYMENT_MESSAGE_MIN_LENGTH = 4;
export const FOLIO_THRESHOLD = { single: 6, xsip: 4, stp: 4 } as const;
export const MANDATE_DATE_MESSAGE_THRESHOLD = 15;
export const CHECKOUT_REDIRECT_THRESHOLD = 6;
export const CUSTOMER_ID_THRESHOLD = 7;
/** The message of an order with this `mf_order_status_id` is hidden. */
export const MESSAGE_HIDDEN_STATUS = 2;

export const IMAGE_TYPES = ['png', 'jpeg', 'jpg'] as const;
/** Bytes per file. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024;
/** Bytes per request. */
export const REQUEST_MAX_BYTES = 16 * 1024 * 1024;

/** Bytes per picture of the legacy identity pages (D-83). */
export const LEGACY_IMAGE_MAX_BYTES = 2 * 1024 * 1024;
/** Milliseconds before the legacy verification page leads on. */
export const LEGACY_PAUSE_MS = 2000;

export const ADDRESS_MAX_LENGTH = 130;
/** City, state, and the two further lines of an address. */
export const PLACE_MAX_LENGTH = 25;
export const PLACE_MIN_LENGTH = 3;
export const PINCODE_MAX_LENGTH = 8;
export const PINCODE_MIN_LENGTH = 3;
export const NOMINEE_NAME_MAX_LENGTH = 25;
/** A nominee's name shorter than `message` shows a message; shorter than `submit`, it blocks the step (D-69). */
export const NOMINEE_NAME_LENGTHS = { message: 5, submit: 4 } as const;

/** Characters of a bank form: the maximum of an input, and the length that a value must exceed (D-59, ON-510). */
export const BANK_FORM_LIMITS = {
  stage: { accountNumber: { max: 25, over: 4 }, ifsc: { max: 13, over: 4 } },
  list: { accountNumber: { max: 13, over: 0 }, ifsc: { max: 11, over: 0 } },
} as const;

/** In years: the birth year list starts at the minimum age and spans further `BIRTH_YEAR_SPAN` years (D-53). */
export const MINIMUM_AGE = 18;
export const BIRTH_YEAR_SPAN = 72;

/** The photograph of the personal step: CSS pixels, front camera, JPEG quality as a ratio. */
export const PHOTO = { width: 1280, height: 720, facingMode: 'user', quality: 1 } as const;

/** Milliseconds that the client waits for an answer. */
export const REQUEST_TIME_LIMIT_MS = 30_000;
/** Maximum bytes of an answer by its kind of content; a longer answer is not parsed. */
export const ANSWER_MAX_BYTES = {
  plain: 1024 * 1024,
  list: 8 * 1024 * 1024,
  /** Pictures and PDFs, base64. */
  documents: 32 * 1024 * 1024,
} as const;
/** Characters of a text; an answer with a longer text is malformed. */
export const TEXT_MAX_LENGTH = 2000;
/** Characters of a notice that are shown at first; the rest is shown on demand. */
export const NOTICE_SHOWN_LENGTH = 2000;
/** Characters of a notice that are stored; the rest is dropped. */
export const NOTICE_MAX_LENGTH = 32 * 1024;
/** Shown characters of an `errors[].msg`, on one line. */
export const ERROR_TEXT_MAX_LENGTH = 200;
/** Shown errors of one failed request. */
export const ERRORS_MAX_COUNT = 20;
/** Bytes of an HTML text in UTF-8; a longer one is replaced by `UNREADABLE_TEXT`. */
export const HTML_MAX_BYTES = 64 * 1024;
