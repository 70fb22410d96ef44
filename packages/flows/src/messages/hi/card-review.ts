/** Texts of the card review in Hindi. */
import type { cardReview as english } from '../en/card-review.ts';
import type { Translated } from '../translated.ts';

export const cardReview: Translated<typeof english> = {
  notYet: 'सारा विवरण नहीं पढ़ा जा सका, इसलिए अभी पुष्टि नहीं हो सकती। कृपया दूसरी फ़ोटो चुनें।',
  lost: 'हमें जवाब नहीं मिला, इसलिए पता नहीं कि इस चरण की पुष्टि हुई या नहीं। “पुष्टि करें” फिर दबाया जा सकता है।',
};
