/** Texts of both card stages, PAN and Aadhaar, in Hindi. */
import type { cards as english } from '../en/cards.ts';
import type { Translated } from '../translated.ts';

export const cards: Translated<typeof english> = {
  'card.hint': 'PNG, JPEG या JPG, अधिकतम 5 MB',
  'card.verify': 'सत्यापित करें',
  'card.good': 'साफ़ पढ़ी जाने वाली फ़ोटो',
  'card.good.corners': 'चारों कोने दिखें',
  'card.good.sharp': 'अक्षर साफ़ हों',
  'card.good.light': 'चमक न हो',
  'card.notPermitted': 'इस चरण के लिए अभी कार्ड अपलोड नहीं किया जा सकता।',
  'card.keep': 'सत्यापित कार्ड रखें',
  'card.replace': 'दूसरी फ़ोटो चुनें',
  'card.lost': 'अपलोड बीच में रुक गया। आपकी फ़ोटो यहीं है: उसे फिर भेजने के लिए “सत्यापित करें” दबाएँ।',
  'review.lead': 'आपके कार्ड से पढ़ा गया विवरण जाँचें।',
  'review.submit': 'पुष्टि करें',
  'review.next': 'आगे',
  'review.backToSign': 'ई-साइन पर वापस',
  'review.reload': 'स्थिति जाँचें',
};
