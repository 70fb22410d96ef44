const BELOW_HUNDRED = (
  ' एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस ' +
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास ' +
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर ' +
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी ' +
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पंचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

const STEPS = [
  [10_000_000, 'करोड़'],
  [100_000, 'लाख'],
  [1000, 'हज़ार'],
  [100, 'सौ'],
] as const;

const numberWords = (whole: number): readonly string[] => {
  for (const [step, name] of STEPS)
    if (whole >= step) return [...numberWords(Math.floor(whole / step)), name, ...numberWords(whole % step)];
  return [BELOW_HUNDRED[whole] ?? ''];
};

/** Whole rupees in Hindi words: `एक लाख पच्चीस हज़ार`. Each number below a hundred has a word of its own. */
export const amountInHindiWords = (rupees: number): string =>
  rupees === 0
    ? 'शून्य'
    : numberWords(Math.floor(rupees))
        .filter((word) => word !== '')
        .join(' ');
