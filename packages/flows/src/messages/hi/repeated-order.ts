/** Words of the question before the same order is placed again in Hindi; `{time}` is a clock of today. */
import type { repeatedOrder as english } from '../en/repeated-order.ts';
import type { Translated } from '../translated.ts';

export const repeatedOrder: Translated<typeof english> = {
  lumpsum: 'आपने यही ऑर्डर {time} पर दिया था। एक और दें?',
  sip: 'आपने यही एसआईपी {time} पर शुरू की थी। एक और शुरू करें?',
  stp: 'आपने यही एसटीपी {time} पर रजिस्टर की थी। एक और रजिस्टर करें?',
  swp: 'आपने यही एसडब्ल्यूपी {time} पर रजिस्टर की थी। एक और रजिस्टर करें?',
  redemption: 'आपने यही रिडेम्प्शन ऑर्डर {time} पर दिया था। एक और दें?',
  mandate: 'आपने यही मैंडेट {time} पर रजिस्टर किया था। एक और रजिस्टर करें?',
  'confirm.placed': 'एक और ऑर्डर दें',
  'confirm.registered': 'एक और रजिस्टर करें',
  leave: 'वापस जाएँ',
  list: 'अपने ऑर्डर देखें',
};
