/** Heading above the identification photo in Hindi. */
import type { photoHead as english } from '../en/photo-heading.ts';
import type { Translated } from '../translated.ts';

export const photoHead: Translated<typeof english> = {
  title: 'अपनी पहचान सत्यापित करें',
  'lead.framing': 'सीधे सामने देखें, हिलें नहीं और पूरा चेहरा घेरे के अंदर रखें।',
  'lead.reviewing': 'क्या आपका पूरा चेहरा साफ़ और अच्छी रोशनी में है? तो नीचे सहमति दें और पुष्टि करें।',
  'lead.unavailable': 'हमें कैमरे से ली गई फ़ोटो चाहिए, इसलिए कैमरे के बिना आप आगे नहीं बढ़ सकते।',
};
