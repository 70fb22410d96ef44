/** Texts of the codes that confirm a nominee in Hindi. */
import type { nomineeCodes as english } from '../en/nominee-codes.ts';
import type { Translated } from '../translated.ts';

export const nomineeCodes: Translated<typeof english> = {
  mobile: 'मोबाइल पर मिला ओटीपी',
  email: 'ईमेल पर मिला ओटीपी',
  sending: 'आपके मोबाइल नंबर और ईमेल पर एक-एक कोड भेजा जा रहा है',
  notSent: 'कोड नहीं भेजे जा सके',
  'notSent.explain': 'आपका नॉमिनी सेव हो गया है। नॉमिनी की पुष्टि के लिए कोड फिर से मँगाएँ।',
  request: 'कोड भेजें',
  resend: 'ओटीपी फिर भेजें',
  resendIn: 'ओटीपी {seconds} सेकंड बाद फिर भेजा जा सकेगा',
  verified: 'आपके नॉमिनी की पुष्टि हो गई है',
  'verified.explain': 'यहाँ कुछ दर्ज करने की ज़रूरत नहीं है। अब आपकी फ़ोटो ली जाएगी।',
  'notice.acceptedBefore':
    'हो सकता है आपके नॉमिनी की पुष्टि हो चुकी हो: हमें जवाब नहीं मिला और हर कोड सिर्फ़ एक बार काम करता है। जाँचने के लिए यह पेज रीफ़्रेश करें।',
};
