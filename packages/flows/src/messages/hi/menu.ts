/** Texts of the navigation and of the profile menu in Hindi. */
import type { menu as english } from '../en/menu.ts';
import type { Translated } from '../translated.ts';

export const menu: Translated<typeof english> = {
  kyc: 'मेरा केवाईसी',
  pin: 'एमपिन',
  logout: 'साइन आउट करें',
  explore: 'स्कीमें',
  watchlist: 'वॉचलिस्ट',
  orders: 'ऑर्डर',
  portfolio: 'पोर्टफोलियो',
  banks: 'बैंक और मैंडेट',
  'banks.short': 'बैंक',
};
