/** Slow hash of `Sandbox@1`, precomputed so that seeding is fast. */
export const SEED_PASSWORD_HASH =
  'pbkdf2$20000$97992a2bffa53e5951620c280af5c4b5$87310cffb1d645c8b163b4c9a399dca1b4aff764401c74da83d48665782c9e5b';

/** Slow hash of the PIN 1234. */
export const SEED_PIN_HASH =
  'pbkdf2$20000$a77881d516bff5e5e41d67665348fd55$fb1ba6870dd2629c96fff43efd755ff5e0cbbdeda1df3306e2c000f773625f70';
