/** Texts shared by several areas in Hindi. */
import type { common as english } from '../en/common.ts';
import type { Translated } from '../translated.ts';

export const common: Translated<typeof english> = {
  notFound: 'माफ़ करें, आप जो जानकारी खोज रहे हैं, वह नहीं मिली',
  'notice.lostAnswer': 'हमें जवाब नहीं मिला, इसलिए पता नहीं कि यह काम पूरा हुआ या नहीं। फिर कोशिश करने से पहले जाँच लें।',
  'notice.unreachable': 'सेवा से संपर्क नहीं हो सका। कृपया फिर कोशिश करें।',
  'notice.sessionEnded': 'आपका सत्र खत्म हो गया है। जारी रखने के लिए फिर साइन इन करें।',
  'notice.connectivity': 'सर्वर से संपर्क नहीं हो सका, कृपया फिर से कोशिश करें',
  'notice.wrongType': 'अपलोड की जाने वाली फ़ाइल सिर्फ़ PNG, JPEG या JPG होनी चाहिए',
  'notice.tooLarge': 'फ़ाइल 5 MB से बड़ी नहीं होनी चाहिए',
  'notice.unreadable': 'यह फ़ोटो पढ़ी नहीं जा सकी। कृपया दूसरी चुनें।',
  'picture.unreadable': 'यह फ़ोटो पढ़ी नहीं जा सकी।',
  'notice.earlierAttempt': 'हो सकता है कि पिछली कोशिश पूरी हो गई हो। फिर कोशिश करने से पहले अपनी ऑर्डर सूची जाँचें।',
  'notice.notListed': 'यह ऑर्डर आपकी ऑर्डर सूची में नहीं है। इसे फिर बनाया जा सकता है: यह दो बार दर्ज नहीं होगा।',
  'notice.acceptedBefore': 'हो सकता है कि यह कोड स्वीकार हो चुका हो: हमें जवाब नहीं मिला, और हर कोड सिर्फ़ एक बार काम करता है।',
  'notice.invalid': 'आपकी दर्ज की हुई जानकारी सही नहीं है',
  'notice.shortMobile': 'सही मोबाइल नंबर दर्ज करें',
  'notice.refused': 'माफ़ करें, आप जो जानकारी खोज रहे हैं, वह नहीं मिली',
  'code.sentTo': '{to} पर भेजा गया',
  'code.unread': 'उस टेक्स्ट में {length} अंकों का कोई एक कोड नहीं मिला, इसलिए कुछ नहीं भरा गया।',
  'mobile.unread': 'उस टेक्स्ट में दस अंकों का कोई एक मोबाइल नंबर नहीं मिला, इसलिए कुछ नहीं भरा गया।',
  'field.tooLong': 'अधिकतम {maximum} अक्षर दर्ज करें। अभी {length} हैं।',
  'field.hidden': 'इस टेक्स्ट में ऐसे अक्षर हैं जो दिखाई नहीं देते। इसे यहाँ लिखें।',
  'code.resendNow': 'अब नया कोड मँगाया जा सकता है',
  checkAgain: 'फिर जाँचें',
  retry: 'फिर कोशिश करें',
  'error.unexpected': 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'unchanged.order': 'कोई पैसा नहीं कटा।',
  'unchanged.sip': 'कोई पैसा नहीं कटा, और कोई किस्त तय नहीं है।',
  'unchanged.redemption': 'कोई यूनिट रिडीम नहीं हुई। आपका निवेश वैसा ही है।',
  'unchanged.swp': 'कोई निकासी तय नहीं है। आपका निवेश वैसा ही है।',
};
