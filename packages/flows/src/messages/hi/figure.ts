/** Reasons for which a numeric field rejects a text, and its question about a comma, in Hindi. */
import type { figure as english } from '../en/figure.ts';
import type { Translated } from '../translated.ts';

export const figure: Translated<typeof english> = {
  'figure.none': 'यह संख्या नहीं है। सिर्फ़ अंक डालें।',
  'figure.tooManyDecimals': 'दशमलव के बाद अधिकतम {decimals} अंक दर्ज करें।',
  'figure.notWhole': 'पूरी संख्या दर्ज करें।',
  'figure.tooLong': 'अधिकतम {length} अंक दर्ज करें।',
  'figure.pointBeforeComma': 'दशमलव बिंदु को अल्पविराम के बाद लगाएँ, जैसे 1,234.50।',
  'figure.leftOut': 'छोड़ दिया गया: {characters}। बाकी दर्ज कर लिया गया।',
  'figure.comma': 'आपका मतलब {decimal} है या {whole}?',
};
