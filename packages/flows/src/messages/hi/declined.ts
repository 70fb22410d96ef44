/** Texts of an order that the provider refused when it was placed, in Hindi. */
import type { declined as english } from '../en/declined.ts';
import type { Translated } from '../translated.ts';

export const declined: Translated<typeof english> = {
  'order.title': 'ऑर्डर दर्ज नहीं हुआ',
  'order.effect': 'कोई पैसा नहीं कटा।',
  'order.revise': 'अपने ऑर्डर पर वापस',
  'sip.title': 'एसआईपी शुरू नहीं हुई',
  'sip.effect': 'कोई पैसा नहीं कटा, और कोई किस्त तय नहीं है।',
  'sip.revise': 'अपनी एसआईपी पर वापस',
  'addition.title': 'ऑर्डर दर्ज नहीं हुआ',
  'addition.effect': 'कोई पैसा नहीं कटा।',
  'addition.revise': 'रकम बदलें',
  'redemption.title': 'रिडेम्प्शन दर्ज नहीं हुआ',
  'redemption.effect': 'कोई यूनिट रिडीम नहीं हुई। आपका निवेश वैसा ही है।',
  'redemption.revise': 'रकम बदलें',
  'stp.title': 'एसटीपी शुरू नहीं हुई',
  'stp.effect': 'कोई यूनिट ट्रांसफ़र नहीं हुई। आपका निवेश वैसा ही है।',
  'stp.revise': 'ट्रांसफ़र बदलें',
  'swp.title': 'एसडब्ल्यूपी रजिस्टर नहीं हुई',
  'swp.effect': 'कोई निकासी तय नहीं है। आपका निवेश वैसा ही है।',
  'swp.revise': 'प्लान बदलें',
  scheme: 'स्कीम पर जाएँ',
  allOrders: 'सभी ऑर्डर',
  close: 'बंद करें',
};
