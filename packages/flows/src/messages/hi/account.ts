/** Texts of the change of the PIN, the identity pages and the account chooser in Hindi. */
import type {
  account as englishAccount,
  activation as englishActivation,
  addAccount as englishAddAccount,
} from '../en/account.ts';
import type { Translated } from '../translated.ts';

export const account: Translated<typeof englishAccount> = {
  'pinChange.title': 'अपना एमपिन बदलें',
  'pinChange.lead':
    'ऐसे चार अंक चुनें जो सिर्फ़ आपको पता हों। निवेश को रद्द करने, रोकने या ट्रांसफ़र करने की पुष्टि हर बार इसी पिन से होती है।',
  'pinChange.pin': 'पिन',
  'pinChange.pin.hint': 'चार अंक। अपनी जन्मतिथि का इस्तेमाल न करें।',
  'pinChange.confirmation': 'पिन की पुष्टि करें',
  'pinChange.locked': 'पुष्टि या रीसेट करने तक लॉक है।',
  'pinChange.submit': 'जमा करें',
  'pinChange.code': 'मोबाइल पर मिला ओटीपी',
  'pinChange.code.hint': 'छह अंक, आपके रजिस्टर्ड मोबाइल नंबर पर भेजे गए।',
  'pinChange.resend': 'ओटीपी फिर भेजें',
  'pinChange.resendIn': 'ओटीपी {seconds} सेकंड बाद फिर भेजा जा सकेगा',
  'pinChange.confirm': 'पुष्टि करें',
  'pinChange.reset': 'रीसेट करें',
  'pinChange.changed': 'आपका पिन बदल गया है।',
  'pinChange.changed.next': 'अब से नए पिन का इस्तेमाल करें।',
  'pinChange.notice.lostAnswer':
    'पता नहीं चल सका कि आपका पिन बदला या नहीं। कोड फिर दर्ज करें। अगर वह अस्वीकार हो, तो “रीसेट करें” दबाकर नया कोड मँगाएँ।',
  'pinChange.notice.acceptedBefore':
    'हो सकता है कि आपका पिन बदल चुका हो: हमें जवाब नहीं मिला, और हर कोड सिर्फ़ एक बार काम करता है। पक्का करने के लिए “रीसेट करें” दबाएँ और पिन फिर सेट करें।',
  'pinChange.notice.stopped':
    'जवाब मिलने से पहले यह पेज बंद हो गया, इसलिए पता नहीं कि आपका पिन बदला या नहीं। पक्का करने के लिए उसे फिर सेट करें।',
  'identity.title': 'पहचान सत्यापन',
  'identity.lead': 'अपने पहचान पत्र की दो फ़ोटो अपलोड करें: सामने की और पीछे की।',
  'identity.stays': 'फ़ोटो इसी डिवाइस पर रहती हैं। वे किसी को नहीं भेजी जातीं।',
  'identity.start': 'पहचान पत्र अपलोड करें',
  'identity.files.title': 'अपना पहचान पत्र अपलोड करें',
  'identity.files.lead': 'दोनों हिस्सों की एक-एक फ़ोटो अपलोड करें, जिसमें चारों कोने दिखें और हर शब्द पढ़ा जा सके।',
  'identity.front': 'सामने का हिस्सा',
  'identity.back': 'पीछे का हिस्सा',
  'identity.hint': 'PNG, JPEG या JPG, अधिकतम 2 MB',
  'identity.tooLarge': 'फ़ाइल अधिकतम 2 MB की हो सकती है',
  'identity.submit': 'जमा करें',
  'identity.verifying': 'आपके पहचान पत्र का सत्यापन हो रहा है',
  'identity.verifying.explain': 'इसमें लगभग दो सेकंड लगते हैं। कृपया इसी पेज पर रहें।',
  'identity.verified': 'पहचान सत्यापित',
  'identity.verified.explain': 'इस जाँच से आपका केवाईसी नहीं बदलता। उसकी स्थिति “मेरा केवाईसी” में देखें।',
  'identity.toKyc': 'मेरा केवाईसी पर जाएँ',
};

export const addAccount: Translated<typeof englishAddAccount> = {
  title: 'नया खाता जोड़ें',
  lead: 'चुनें कि भुगतान कैसे करना है।',
  bank: 'बैंक खाता',
  bankText: 'बड़ी रकम के लिए बेहतर। प्रक्रिया में 4-5 दिन लगते हैं।',
  card: 'डेबिट कार्ड',
  cardText: 'कोई भी वीज़ा या मास्टरकार्ड। छोटी रकम के लिए सबसे अच्छा।',
  bankTitle: 'बैंक खाता जोड़ें',
  bankLead: 'ये तैयार रखें। बैंक खातों के पेज पर इनकी ज़रूरत होगी।',
  bankPoints: ['आपका खाता नंबर', 'आपकी शाखा का IFSC', 'रद्द किए हुए चेक की फ़ोटो'],
  cardTitle: 'डेबिट खाता जोड़ें',
  cardLead: 'कार्ड का विवरण यहाँ दर्ज नहीं करना है। भुगतान के समय आपका बैंक उसे अपने पेज पर माँगता है।',
  cardPoints: [
    'आपका अपना वीज़ा या मास्टरकार्ड',
    'आपके बैंक में रजिस्टर्ड मोबाइल नंबर',
    'सिर्फ़ छोटी रकम के लिए: बड़ी रकम का भुगतान बैंक खाते से करें',
  ],
  save: 'सेव करें',
  back: 'दूसरा विकल्प चुनें',
  savedTitle: 'सब तैयार है',
  savedText: 'कुछ भी सेव नहीं हुआ और कोई पैसा नहीं कटा। अपने बैंक खाते और मैंडेट बैंक खातों के पेज पर मैनेज किए जा सकते हैं।',
  toBanks: 'बैंक खातों पर जाएँ',
};

export const activation: Translated<typeof englishActivation> = {
  title: 'खाता सक्रिय करना',
  status: 'खाता सक्रिय होने की स्थिति: आपका खाता सक्रिय हो गया है',
  help: 'अगर साइन इन न हो पाए, तो हेल्पडेस्क से संपर्क करें।',
  toSignIn: 'साइन इन पर जाएँ',
};
