import { type RequestAction } from '@folioflow/api/contract';
import { preciseRupeeText } from '../amounts.ts';
import { type PlanPart, type Words } from './en.ts';
import { amountInHindiWords } from './hi-amount.ts';

const actions: Readonly<Record<RequestAction, string>> = {
  'nominee update': 'नॉमिनी की पुष्टि',
  'sip order registration': 'एसआईपी ऑर्डर',
  'swp registration': 'एसडब्ल्यूपी रजिस्ट्रेशन',
  'redeem order': 'रिडेम्प्शन',
  'single order registration': 'एकमुश्त ऑर्डर',
  'mpin change': 'पिन बदलना',
};

const states: Words['order']['states'] = {
  payment_pending: 'भुगतान बाकी',
  payment_processing: 'भुगतान प्रक्रिया में',
  payment_failed: 'भुगतान विफल',
  paid: 'भुगतान मिल गया',
  allotted: 'यूनिट आवंटित हो गईं',
  rta_rejected: 'रजिस्ट्रार ने ऑर्डर अस्वीकृत किया',
  cancelled: 'ऑर्डर रद्द हो गया',
  redeem_requested: 'रिडेम्प्शन का अनुरोध मिला',
  redeemed_full: 'रिडीम हो गया',
  transferred_full: 'ट्रांसफ़र हो गया',
  registered: 'एक्सचेंज में रजिस्टर हो गया',
  waiting_for_mandate: 'मैंडेट की मंज़ूरी बाकी',
  paused: 'रोका गया',
  completed: 'पूरा हो गया',
};

const debitFailures: Words['order']['debitFailures'] = {
  mandatePending: 'मैंडेट अभी मंज़ूर नहीं हुआ है',
  mandateInactive: 'मैंडेट सक्रिय नहीं है',
  noBalance: 'खाते में पैसा नहीं था',
  limitUsedUp: 'मैंडेट की सीमा पूरी हो चुकी है',
};

const dayFormat = new Intl.DateTimeFormat('hi-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  numberingSystem: 'latn',
  timeZone: 'UTC',
});

const planParts: Readonly<Record<PlanPart, { readonly made: string; readonly next: string }>> = {
  instalments: { made: 'पूरी हुई किस्तें', next: 'अगली किस्त' },
  transfers: { made: 'पूरे हुए ट्रांसफ़र', next: 'अगला ट्रांसफ़र' },
};

/** Texts of the provider to a person, in Hindi. */
export const hi: Words = {
  tag: 'hi-IN',
  codes: {
    login: (code) => `${code} आपका Folioflow ओटीपी है। यह 5 मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    action: (code, action) => `${code} आपका ओटीपी है, “${actions[action]}” के लिए। यह 5 मिनट तक मान्य है।`,
  },
  client: {
    activation: 'Folioflow में आपका स्वागत है। अपना खाता सक्रिय करने के लिए लिंक खोलें।',
    codeApproved: (clientCode) => `आपका क्लाइंट कोड ${clientCode} मंज़ूर हो गया है। अब आप निवेश कर सकते हैं।`,
    codeRejected: 'एक्सचेंज ने आपका क्लाइंट कोड मंज़ूर नहीं किया। हमारी टीम आपसे संपर्क करेगी।',
  },
  order: {
    states,
    debitFailures,
    mail: (line, { amount, scheme, number }) => `${line}: ${scheme}, ${amount} (ऑर्डर ${number})।`,
    redeemed: (amount, fee) =>
      `${states.redeemed_full}: ${amount} खाते में आए${fee === '' ? '' : `, ${fee} के एग्ज़िट लोड के बाद`}`,
    planProgress: ({ position, count }, part) => `${planParts[part].made}: ${count} में से ${position}`,
    planNext: (day, part) => `${planParts[part].next}: ${dayFormat.format(new Date(day)).normalize('NFC')}`,
    installmentFailed: ({ position, count }, failure) => `किस्त ${position}/${count} विफल: ${debitFailures[failure]}`,
    sipCompleted: 'आपकी एसआईपी पूरी हो गई',
    stpCompleted: 'आपकी एसटीपी पूरी हो गई',
    swpRegistered: (count, amount) => `एसडब्ल्यूपी रजिस्टर हो गई: ${amount} की ${count} निकासी`,
    payoutCredited: ({ position, count }, amount, fee) =>
      `एसडब्ल्यूपी निकासी ${position}/${count}: ${amount} खाते में आए${fee === '' ? '' : `, ${fee} के एग्ज़िट लोड के बाद`}`,
    payoutNotMade: ({ position, count }) => `एसडब्ल्यूपी निकासी ${position}/${count} नहीं हुई: देने के लिए कुछ नहीं बचा`,
    swpCancelled: 'एसडब्ल्यूपी रद्द हो गई',
    swpCompleted: 'एसडब्ल्यूपी पूरी हो गई: आखिरी निकासी हो चुकी है',
  },
  gateway: {
    payment: 'भुगतान',
    startAgain: 'यह पेज बंद करें और अपने ऑर्डर से भुगतान फिर शुरू करें।',
    invalid: 'भुगतान का यह अनुरोध मान्य नहीं है।',
    wrongAmount: 'रकम ऑर्डर से मेल नहीं खाती।',
    paidBefore: 'यह भुगतान पहले ही हो चुका है।',
    bank: 'सैंडबॉक्स बैंक',
    notice: 'सैंडबॉक्स बैंक: यहाँ कोई असली पैसा नहीं कटता',
    title: (number) => `ऑर्डर ${number} का भुगतान करें`,
    outcomes: { Success: 'सफल', Pending: 'बाकी', Failure: 'विफल', Abandon: 'छोड़ दें' },
  },
  documentAmount: preciseRupeeText,
  statement: {
    title: 'खाता स्टेटमेंट',
    asOf: (day) => `${day} तक`,
    investor: 'निवेशक',
    scheme: 'स्कीम',
    folio: 'फोलियो',
    registration: 'रजिस्ट्रेशन नंबर',
    orderNumber: 'ऑर्डर नंबर',
    columns: {
      day: 'तारीख',
      booking: 'लेन-देन',
      amount: 'रकम',
      nav: 'एनएवी',
      units: 'यूनिट',
      unitsHeld: 'कुल यूनिट',
    },
    bookings: {
      purchase: (number) => `खरीद ${number}`.trim(),
      redemption: 'रिडेम्प्शन',
      withdrawal: 'निकासी',
      transfer: 'दूसरी स्कीम में ट्रांसफ़र',
    },
    empty: 'अभी कोई लेन-देन नहीं है।',
    unitsHeld: 'कुल यूनिट',
    invested: 'निवेश',
    value: 'मौजूदा मूल्य',
  },
  nomination: {
    title: 'नॉमिनी फ़ॉर्म',
    lines: (name, relationship) => [`नॉमिनी: ${name}`, `रिश्ता: ${relationship}`],
  },
  declaration: {
    title: 'घोषणा: कोई नॉमिनी नहीं',
    lines: [
      'मैं अपनी म्यूचुअल फंड यूनिट के लिए कोई नॉमिनी नहीं रखना चाहता/चाहती।',
      'इस फ़ॉर्म पर हस्ताक्षर करें, इसे स्कैन करें और स्कैन अपलोड करें।',
    ],
  },
  mandateForm: {
    file: (number) => `NACH मैंडेट ${number}`,
    title: 'NACH डेबिट मैंडेट',
    reference: 'UMRN, बैंक द्वारा भरा जाता है',
    date: 'तारीख',
    changes: { create: 'नया', modify: 'बदलाव', cancel: 'रद्द' },
    authorise: 'मैं स्टॉक एक्सचेंज को अपने म्यूचुअल फंड निवेश के लिए मेरे इस खाते से पैसा काटने की अनुमति देता/देती हूँ:',
    accountTypes: { SB: 'बचत', CB: 'चालू', NE: 'NRE', NO: 'NRO', other: 'अन्य' },
    account: 'बैंक खाता नंबर',
    bank: 'बैंक',
    ifsc: 'IFSC',
    inWords: 'रकम रुपयों में, शब्दों में',
    amountInWords: (rupees) => `${amountInHindiWords(rupees)} मात्र`,
    inFigures: 'सभी डेबिट मिलाकर, अंकों में',
    frequency: 'कितनी बार',
    frequencies: {
      monthly: 'मासिक',
      quarterly: 'तिमाही',
      halfYearly: 'छमाही',
      yearly: 'सालाना',
      whenPresented: 'जब माँगा जाए',
    },
    debitType: 'डेबिट का प्रकार',
    debitTypes: { fixed: 'तय रकम', maximum: 'अधिकतम रकम' },
    mandate: 'संदर्भ',
    from: 'अवधि, इस दिन से',
    until: 'इस दिन तक',
    declaration:
      'मेरी सहमति है कि मेरा बैंक अपनी शुल्क सूची के अनुसार मैंडेट का शुल्क काटे। यह मैंडेट ऊपर लिखे दिन तक या मेरे रद्द करने तक मान्य है। ' +
      'मैंने पढ़ लिया है कि यह किसकी अनुमति देता है और अपने खाते के संचालन के अनुसार इस पर हस्ताक्षर करता/करती हूँ।',
    signature: 'खाताधारक के हस्ताक्षर',
    upload: (number) => `हस्ताक्षर किया हुआ फ़ॉर्म स्कैन करें और उसे ${number}.png या ${number}.jpeg नाम से अपलोड करें।`,
  },
};
