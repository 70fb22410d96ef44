/** Texts of the landing page, the terms, the privacy policy, the contact page and the documents page in Hindi. */
import type * as english from '../en/static.ts';
import type { Translated } from '../translated.ts';

export const landing = {
  hero: 'म्यूचुअल फंड में निवेश करें और देखें कि हर रुपया कहाँ है',
  supporting:
    'घर बैठे खाता खोलें, स्कीम चुनें और अपने ही बैंक से भुगतान करें। पैसा जाने से पहले आप देखते हैं कि क्या होगा, कब होगा और कितनी लागत लगेगी।',
  signUp: 'खाता खोलें',
  signIn: 'साइन इन करें',
  calculator: 'देखें कि एसआईपी कैसे बढ़ सकती है',
  needs: 'आपको क्या चाहिए',
  needsLead: 'लगभग {minutes} मिनट। पूरा किया हुआ हर चरण सेव हो जाता है, इसलिए आप रुककर बाद में लौट सकते हैं।',
  needPan: 'आपका पैन कार्ड',
  needPanText: 'सामने के हिस्से की फ़ोटो।',
  needAadhaar: 'आपका आधार कार्ड',
  needAadhaarText: 'दोनों हिस्से और आधार से जुड़े मोबाइल नंबर वाला फ़ोन: उस पर आए कोड से आप हस्ताक्षर करते हैं।',
  needCheque: 'एक चेक',
  needChequeText: 'उस खाते का चेक जिससे आप निवेश करेंगे। उस पर खाता नंबर और IFSC दिखना चाहिए। रद्द किया हुआ चेक भी चलेगा।',
  needNominee: 'एक नॉमिनी',
  needNomineeText: 'वह व्यक्ति जिसे आपकी मृत्यु के बाद आपके निवेश मिलें, पहचान प्रमाण के साथ। आखिर में आप अपनी फ़ोटो लेते हैं।',
  steps: 'यह कैसे काम करता है',
  stepAccount: 'अपना खाता खोलें',
  stepAccountText: 'अपने मोबाइल नंबर और ईमेल से। दोनों की पुष्टि कोड से होती है। फिर आप पासवर्ड और पिन चुनते हैं।',
  stepKyc: 'केवाईसी एक बार पूरा करें',
  stepKycText:
    'पैन, आधार, बैंक खाता, व्यक्तिगत जानकारी और आपका ई-हस्ताक्षर। फिर एक्सचेंज 1 से 3 कार्य दिवसों में आपका केवाईसी मंज़ूर करता है।',
  stepInvest: 'चुनें, पढ़ें, पुष्टि करें',
  stepInvestText:
    'भुगतान से पहले आप देखते हैं: रकम, आपकी एनएवी की तारीख और यूनिट कब तक मिलेंगी। आप कोड से पुष्टि करते हैं और अपने ही बैंक से भुगतान करते हैं।',
  picture: 'उत्पाद की झलक: एक स्कीम अपनी एनएवी के साथ, एक रकम और यूनिट आवंटित होने तक के चरण',
  pictureScheme: 'आपकी पसंद की स्कीम',
  pictureNav: 'आज की एनएवी',
  pictureAmount: 'रकम',
  picturePaid: 'भुगतान हुआ',
  picturePaidWhen: 'शुक्रवार, 2:20 PM',
  pictureNavOf: 'शुक्रवार की एनएवी',
  pictureNavOfWhen: '3:00 PM से पहले भुगतान',
  pictureUnits: 'यूनिट आवंटित',
  pictureUnitsWhen: 'सोमवार को मिलने की उम्मीद',
} as const satisfies Translated<typeof english.landing>;

export const terms = {
  title: 'सेवा की शर्तें',
  lead: 'इस सेवा का इस्तेमाल करने पर आप इन शर्तों से सहमत होते हैं।',
  statements: [
    { title: 'आयु', text: 'इस सेवा का इस्तेमाल करने के लिए आपकी आयु 18 वर्ष या उससे ज़्यादा होनी चाहिए।' },
    { title: 'एक खाता', text: 'हर व्यक्ति सिर्फ़ एक खाता रख सकता है।' },
    { title: 'कोई प्रतिनिधि नहीं', text: 'आप न किसी प्रतिनिधि के ज़रिए और न किसी और की ओर से काम कर सकते हैं।' },
    { title: 'कोई हस्तांतरण नहीं', text: 'खाते की शेष रकम किसी दूसरे खाते या व्यक्ति को नहीं भेजी जा सकती।' },
    { title: 'निष्क्रिय खाते', text: 'जिस खाते में 9 या उससे ज़्यादा महीनों तक कोई कमाई न हुई हो, उसे हम बंद कर सकते हैं।' },
  ],
} as const satisfies Translated<typeof english.terms>;

export const privacy = {
  title: 'गोपनीयता नीति',
  lead: 'आपकी दी हुई जानकारी का हम कैसे इस्तेमाल करते हैं।',
  statements: [
    {
      title: 'आपका विवरण',
      text: 'आपका दिया हुआ विवरण (पता, ईमेल, फ़ोन और फ़ैक्स) किसी को साझा, बेचा या बताया नहीं जाता, सिवाय इसके कि आपको सूचना दी गई हो, आपकी अनुमति हो या कानून के अनुसार ज़रूरी हो।',
    },
    { title: 'गोपनीय', text: 'आपकी जानकारी और आपके लेन-देन गोपनीय रहते हैं।' },
  ],
} as const satisfies Translated<typeof english.privacy>;

export const contact = {
  title: 'हमसे संपर्क करें',
  lead: 'हर संदेश को कोई व्यक्ति पढ़ता है। हमें अपना पासवर्ड, ओटीपी या पिन कभी न भेजें।',
  name: 'पूरा नाम',
  email: 'ईमेल',
  message: 'संदेश',
  messageHint: 'बताएँ कि क्या हुआ और ऑर्डर नंबर हो तो वह भी लिखें।',
  send: 'संदेश भेजें',
  nameMissing: 'कृपया अपना पूरा नाम दर्ज करें।',
  emailWrong: 'पूरा ईमेल पता दर्ज करें, जैसे asha@example.com।',
  messageMissing: 'कृपया अपना संदेश लिखें।',
  ready: 'आपका संदेश तैयार है।',
  readyExplain: 'यह पेज कुछ नहीं भेजता। कृपया संदेश अपने ईमेल ऐप से भेजें।',
  open: 'अपने ईमेल ऐप में खोलें',
  subject: '{name} का संदेश',
  direct: 'या हमसे सीधे संपर्क करें',
  directEmail: 'ईमेल',
  directPhone: 'फ़ोन',
} as const satisfies Translated<typeof english.contact>;

export const documents = {
  title: 'आपके दस्तावेज़',
  lead: 'इन्हें तैयार रखें। यहाँ चुनी हुई फ़ाइलें इस डिवाइस से बाहर नहीं जातीं।',
  photo: 'फ़ोटो या सेल्फ़ी',
  addressProof: 'पते का प्रमाण',
  pan: 'पैन',
  video: 'लाइव सेल्फ़ी वीडियो',
  signature: 'हस्ताक्षर की फ़ोटो',
  image: 'PNG, JPEG या JPG',
  clip: 'कुछ सेकंड, अभी रिकॉर्ड किए हुए',
  toKyc: 'मेरा केवाईसी पर जाएँ',
} as const satisfies Translated<typeof english.documents>;
