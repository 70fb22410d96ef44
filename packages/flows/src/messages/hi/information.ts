/** Texts of the information page in Hindi. */
import type { information as english } from '../en/information.ts';
import type { Translated } from '../translated.ts';

export const information: Translated<typeof english> = {
  title: 'आपकी जानकारी के लिए',
  fetching: 'आपकी जानकारी लोड हो रही है',
  'fetching.note': 'कृपया “वापस” या “रीफ़्रेश” न दबाएँ। प्रक्रिया में लगभग {from} से {to} सेकंड लगते हैं।',
  back: 'वापस',
  toList: 'ठीक है, सूची पर जाएँ',
};
