/** Texts of the scheme description in Hindi. */
import type { aboutScheme as english } from '../en/about-scheme.ts';
import type { Translated } from '../translated.ts';

export const aboutScheme: Translated<typeof english> = {
  'facts.title': 'इस स्कीम के बारे में',
  'facts.house': 'फंड हाउस',
  'facts.category': 'श्रेणी',
  'facts.subCategory': 'उप-श्रेणी',
  'facts.plan': 'प्लान',
  'facts.plan.direct': 'डायरेक्ट',
  'facts.plan.regular': 'रेगुलर',
  'facts.option': 'विकल्प',
  'facts.option.growth': 'ग्रोथ',
  'facts.option.payout': 'IDCW',
  'facts.lumpsumFrom': 'न्यूनतम एकमुश्त निवेश',
  'facts.sipFrom': 'न्यूनतम एसआईपी',
  'facts.exitLoad': 'एग्ज़िट लोड',
  'facts.lockIn': 'लॉक-इन',
  'facts.none': 'कोई नहीं',
  'facts.some': 'हाँ',
  'facts.code': 'स्कीम कोड',
  'facts.isin': 'ISIN',
  'facts.risk': 'जोखिम',
  'facts.riskometer': 'रिस्कोमीटर: {levels} में से स्तर {level}, {risk}',
  'facts.riskSays': 'आपके मूलधन पर जोखिम: {risk}।',
};
