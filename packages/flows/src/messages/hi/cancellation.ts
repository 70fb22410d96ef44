/** Texts of the dialog that cancels an order, a SIP, an STP or an SWP in Hindi. */
import type { cancellation as english } from '../en/cancellation.ts';
import type { Translated } from '../translated.ts';

export const cancellation: Translated<typeof english> = {
  'title.order': 'यह ऑर्डर रद्द करना है?',
  'title.plan': 'यह एसआईपी रद्द करनी है?',
  'title.transfers': 'यह एसटीपी रद्द करनी है?',
  'title.withdrawals': 'यह एसडब्ल्यूपी रद्द करनी है?',
  'ends.order': '{amount} का ऑर्डर तुरंत खत्म हो जाता है। कोई यूनिट नहीं खरीदी जाती।',
  'ends.plan': 'एसआईपी तुरंत बंद हो जाती है। आगे कोई किस्त नहीं कटेगी।',
  'ends.plan.from': 'एसआईपी तुरंत बंद हो जाती है। {day} की {amount} की किस्त और बाद की सभी किस्तें नहीं कटेंगी।',
  'ends.transfers': 'ट्रांसफ़र तुरंत बंद हो जाते हैं। आगे कोई ट्रांसफ़र नहीं होगा।',
  'ends.transfers.from': 'ट्रांसफ़र तुरंत बंद हो जाते हैं। {day} का {amount} का ट्रांसफ़र और बाद के सभी ट्रांसफ़र नहीं होंगे।',
  'ends.withdrawals': 'निकासी तुरंत बंद हो जाती है। आगे कोई निकासी नहीं होगी।',
  'ends.withdrawals.from': 'निकासी तुरंत बंद हो जाती है। {day} की {amount} की निकासी और बाद की सभी निकासी नहीं होंगी।',
  'stays.order': 'आपको कुछ नहीं चुकाना है।',
  'stays.units': 'आपकी मौजूदा यूनिट निवेश में बनी रहती हैं। कोई यूनिट नहीं बिकती, इसलिए एग्ज़िट लोड नहीं लगता।',
  'stays.units.about':
    'आपकी मौजूदा यूनिट, जिनका आज का मूल्य लगभग {amount} है, निवेश में बनी रहती हैं। कोई यूनिट नहीं बिकती, इसलिए एग्ज़िट लोड नहीं लगता।',
  'stays.withdrawals': 'आपकी मौजूदा यूनिट निवेश में बनी रहती हैं। जो यूनिट बिक चुकी हैं, उनका पैसा मिलेगा।',
  'stays.withdrawals.about':
    'आपकी मौजूदा यूनिट, जिनका आज का मूल्य लगभग {amount} है, निवेश में बनी रहती हैं। जो यूनिट बिक चुकी हैं, उनका पैसा मिलेगा।',
  final: 'इसे वापस नहीं लिया जा सकता।',
  'confirm.order': 'ऑर्डर रद्द करें',
  'confirm.plan': 'एसआईपी रद्द करें',
  'confirm.transfers': 'एसटीपी रद्द करें',
  'confirm.withdrawals': 'एसडब्ल्यूपी रद्द करें',
  'keep.order': 'ऑर्डर बनाए रखें',
  'keep.plan': 'एसआईपी जारी रखें',
  'keep.transfers': 'एसटीपी जारी रखें',
  'keep.withdrawals': 'एसडब्ल्यूपी जारी रखें',
};
