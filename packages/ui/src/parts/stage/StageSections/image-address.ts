const PICTURE = /^data:image\/(png|jpeg);base64,/;

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
};

const isAllowedOrigin = (origin: string): boolean =>
  origin.startsWith('https://') || /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin);

/**
 * Returns whether an image of an identity document may be shown: a PNG or JPEG as a `data:` URL, or an https URL of the
 * provider (http on this machine). Nothing else is requested (contract 1.4, D-47).
 */
export const isShowableImage = (address: string, providerOrigin: string): boolean =>
  PICTURE.test(address) || (isAllowedOrigin(providerOrigin) && originOf(address) === providerOrigin);
