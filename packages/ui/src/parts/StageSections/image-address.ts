const PICTURE = /^data:image\/(png|jpeg);base64,/;

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
};

const isAllowed = (origin: string): boolean =>
  origin.startsWith('https://') || /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin);

/**
 * Whether an image of an identity document may be shown: a PNG or JPEG in the address itself, or an https address of the
 * provider (on this very machine http will do). Anything else is not even asked for (contract 1.4, D-47).
 */
export const isImageShown = (address: string, providerOrigin: string): boolean =>
  PICTURE.test(address) || (isAllowed(providerOrigin) && originOf(address) === providerOrigin);
