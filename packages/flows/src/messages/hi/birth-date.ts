/** Texts of the date of birth on a PAN card in Hindi. */
import type { birthDate as english } from '../en/birth-date.ts';
import type { Translated } from '../translated.ts';

export const birthDate: Translated<typeof english> = {
  title: 'जन्मतिथि',
  explain: 'आपके पैन कार्ड की जन्मतिथि रिकॉर्ड में दर्ज जन्मतिथि से अलग है। कृपया कार्ड पर छपी तारीख चुनें।',
  day: 'तारीख',
  month: 'महीना',
  year: 'साल',
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  submit: 'यह तारीख चुनें',
  later: 'अभी नहीं',
  impossible: 'दर्ज की गई जन्मतिथि सही नहीं है',
  unsettled: 'कृपया अपने पैन कार्ड के अनुसार जन्मतिथि की पुष्टि करें',
  open: 'आपकी जन्मतिथि की पुष्टि अभी बाकी है।',
  choose: 'तारीख चुनें',
  chosen: 'आपके पैन कार्ड के अनुसार जन्मतिथि',
  change: 'बदलें',
};
