/** Texts of the strip about the next payments, above the holdings, in Hindi. */
import type { paymentStrip as english } from '../en/payment-strip.ts';
import type { Translated } from '../translated.ts';

export const paymentStrip: Translated<typeof english> = {
  title: 'आने वाले भुगतान',
  calendar: 'भुगतान दिन के हिसाब से देखें',
  checking: 'आपका अगला डेबिट देखा जा रहा है',
  unchecked: 'आपके भुगतान नहीं देखे जा सके।',
  'unchecked.retry': 'फिर कोशिश करें',
  'waiting.one': '{count} ऑर्डर को आपके भुगतान का इंतज़ार है।',
  waiting: '{count} ऑर्डर को आपके भुगतान का इंतज़ार है।',
  'waiting.pay': 'अभी भुगतान करें',
  next: 'अगला डेबिट: {day} को {amount}',
  'next.noAmount': 'अगला डेबिट: {day} को',
  /** Before the name of the scheme. */
  'next.scheme': 'एसआईपी',
  'next.scheme.expected': 'अनुमानित एसआईपी',
  'next.several': 'इस दिन {count} एसआईपी',
  'next.several.expected': 'इस अनुमानित दिन {count} एसआईपी',
  none: 'अगले तीन महीनों में कोई डेबिट नहीं है।',
  'none.detail': 'निकासी कैलेंडर में दिखती है।',
};
