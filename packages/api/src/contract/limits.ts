/** One-time codes, by mobile and by e-mail. Digits. */
export const OTP_LENGTH = 6;
/** Milliseconds between two one-time codes (C-21). */
export const RESEND_COOLDOWN_MS = 120_000;

export const PIN_LENGTH = 4;
/** The submit check of the PIN set-up lets up to six digits pass; the input takes four (C-28). */
export const PIN_SUBMIT_MAX_LENGTH = 6;

export const MOBILE_LENGTH = 10;
export const MOBILE_PATTERN = /^[6-9]\d{9}$/;

export const EMAIL_MIN_LENGTH = 7;
export const EMAIL_MAX_LENGTH = 35;
/** On the e-mail verification page. */
export const VERIFY_EMAIL_MAX_LENGTH = 30;

export const PASSWORD_MIN_LENGTH = 7;
export const PASSWORD_MAX_LENGTH = 22;
/** A new password set by reset; the e-mail verification page takes one character more (C-22). */
export const RESET_PASSWORD_MAX_LENGTH = 21;
export const NEW_PASSWORD_PATTERN = /^[A-Za-z0-9@]*$/;

/** Milliseconds an alert stays on the screen. */
export const ALERT_LIFE_MS = 5000;
/** Screens up to and including this width, in CSS pixels, are mobile. */
export const MOBILE_BREAKPOINT_PX = 480;
/** Scrolled pixels after which the header of the order list is fixed. */
export const ORDER_LIST_SCROLL_THRESHOLD_PX = 140;

/** Schemes a page, until an answer brings `per_page_count`. */
export const PAGE_SIZE = 30;
/** Rupees by which the minimum-investment filter is generous. */
export const MINIMUM_AMOUNT_TOLERANCE = 10;
/** Periods the growth filter looks at. */
export const GROWTH_FILTER_PERIODS = ['1Y', '3Y', '5Y'] as const;
export const RETURN_PERIODS = ['1M', '3M', '6M', '1Y', '3Y', '5Y'] as const;
/** Days shown by the NAV chart; a free number stands beside them. */
export const CHART_PERIOD_DAYS = [90, 180, 365] as const;
export const DEFAULT_SCHEMES_IN_WATCHLIST = 10;
export const WATCHLIST_NAME_MAX_LENGTH = 30;

/** A time of day is shown by its first characters: `14:30:00` is shown as `14:30`. */
export const CUT_OFF_TIME_LENGTH = 5;

/** Decimals that a field and the wire take; an order is refused unless its amount is whole paise, at most two of them. */
export const AMOUNT_MAX_DECIMALS = 3;
export const INVEST_AMOUNT_MAX_LENGTH = 8;
export const SIP_AMOUNT_MAX_LENGTH = 11;
export const STP_AMOUNT_MAX_LENGTH = 11;
/** The name of a frequency that can be chosen is longer than this (DO-253). */
export const STP_FREQUENCY_THRESHOLD = 4;
/** A day after it cannot be chosen; one above `LAST_SIP_DAY_OF_MONTH` is shown only where it is allowed (DO-246, DO-248). */
export const LAST_STP_DAY_OF_MONTH = 30;
export const SWP_AMOUNT_MAX_LENGTH = 11;
export const SWP_FREQUENCY_MIN_LENGTH = 5;
/** Stands in for a maximum below 1. */
export const UNLIMITED_AMOUNT = 99_999_999;
/** Days from today between which a SIP or an SWP may start. */
export const START_WINDOW_DAYS = { first: 8, last: 40 } as const;
export const LAST_SIP_DAY_OF_MONTH = 28;
/** Rupees. */
export const DEFAULT_MANDATE_DEBIT_AMOUNT = 25_000;

/** Milliseconds before the payment page submits itself to the gateway. */
export const PAYMENT_PAUSE_MS = 2000;
/** Seconds named by the note of the payment page. */
export const PAYMENT_NOTE_SECONDS = { from: 1, to: 5 } as const;

/** Documents whose raw text is not longer than this are shown as absent. */
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
/** `mf_order_status_id` whose message is hidden. */
export const MESSAGE_HIDDEN_STATUS = 2;

export const IMAGE_TYPES = ['png', 'jpeg', 'jpg'] as const;
/** Bytes a file. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024;
/** Bytes a request. */
export const REQUEST_MAX_BYTES = 16 * 1024 * 1024;

/** Bytes a picture of the legacy identity pages may have (D-83). */
export const LEGACY_IMAGE_MAX_BYTES = 2 * 1024 * 1024;
/** Milliseconds the legacy verification page waits before it goes on. */
export const LEGACY_PAUSE_MS = 2000;

export const ADDRESS_MAX_LENGTH = 130;
/** City, state, and the two further lines of an address. */
export const PLACE_MAX_LENGTH = 25;
export const PLACE_MIN_LENGTH = 3;
export const PINCODE_MAX_LENGTH = 8;
export const PINCODE_MIN_LENGTH = 3;
export const NOMINEE_NAME_MAX_LENGTH = 25;
/** A shorter name of a nominee shows its message; one shorter than the second number stops the step (D-69). */
export const NOMINEE_NAME_LENGTHS = { message: 5, submit: 4 } as const;

/** Characters of a bank form: the most that it takes, and what verifying needs more than (D-59, ON-510). */
export const BANK_FORM_LIMITS = {
  stage: { accountNumber: { max: 25, over: 4 }, ifsc: { max: 13, over: 4 } },
  list: { accountNumber: { max: 13, over: 0 }, ifsc: { max: 11, over: 0 } },
} as const;

/** Years. The choices of a birth year run from this age back over as many further years (D-53). */
export const MINIMUM_AGE = 18;
export const BIRTH_YEAR_SPAN = 72;

/** The photograph of the personal step: CSS pixels, front camera, JPEG quality as a ratio. */
export const PHOTO = { width: 1280, height: 720, facingMode: 'user', quality: 1 } as const;

/** Milliseconds the client waits for an answer. */
export const REQUEST_TIME_LIMIT_MS = 30_000;
/** Bytes of an answer that the client is willing to read, by what an operation answers; a longer one is not parsed. */
export const ANSWER_MAX_BYTES = {
  plain: 1024 * 1024,
  list: 8 * 1024 * 1024,
  /** Pictures and PDFs, base64. */
  documents: 32 * 1024 * 1024,
} as const;
/** Characters of a text; an answer with a longer one cannot be read. */
export const TEXT_MAX_LENGTH = 2000;
/** Characters of a notice that are shown; the rest on demand. */
export const NOTICE_SHOWN_LENGTH = 2000;
/** Characters of a notice that are kept; what comes after them is dropped. */
export const NOTICE_MAX_LENGTH = 32 * 1024;
/** Characters of an `errors[].msg` that are shown, on one line. */
export const ERROR_TEXT_MAX_LENGTH = 200;
/** Errors of one failed request that are told. */
export const ERRORS_MAX_COUNT = 20;
/** Bytes of a text of HTML in UTF-8; in place of a longer one it is said that it could not be read. */
export const HTML_MAX_BYTES = 64 * 1024;

/** CSS pixels. */
export const isMobileWidth = (width: number): boolean => width <= MOBILE_BREAKPOINT_PX;
