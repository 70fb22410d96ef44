/** Texts around the steps of the personal information wizard in Hindi. */
import type { wizard as english } from '../en/personal-wizard.ts';
import type { Translated } from '../translated.ts';

export const wizard: Translated<typeof english> = {
  title: 'व्यक्तिगत जानकारी',
  'address.title': 'पत्र-व्यवहार का पता',
  'address.lead': 'आपका डाक पता, आपके आधार कार्ड से भरा हुआ। ज़रूरत हो तो इसे ठीक करें।',
  'income.title': 'आय और पेशा',
  'income.lead': 'म्यूचुअल फंड के लिए आपके पैसे का स्रोत जानना ज़रूरी है। यह जानकारी किसी और को नहीं दिखाई जाती।',
  'nominee.title': 'आपके नॉमिनी',
  'nominee.lead': 'आपकी मृत्यु होने पर आपके निवेश इन्हें मिलते हैं। नाम पहचान प्रमाण से पढ़ा जाता है।',
  'codes.title': 'अपने नॉमिनी की पुष्टि करें',
  'codes.lead': 'आपको भेजे गए दोनों कोड दर्ज करें।',
  'codes.why': 'प्रतिभूति बाज़ार नियामक सेबी के दिशानिर्देशों के अनुसार नॉमिनी बदलने के लिए दो-चरणीय सत्यापन ज़रूरी है।',
  'summary.title': 'आपके केवाईसी की जानकारी',
  'summary.lead': 'आपकी व्यक्तिगत जानकारी सत्यापित हो गई है।',
  'summary.next': 'ई-साइन पर जाएँ',
  'finished.title': 'आपकी फ़ोटो जमा हो गई है',
  'finished.explain': 'हम इसे जाँचेंगे और यह चरण पूरा करेंगे। आप ई-हस्ताक्षर के साथ आगे बढ़ सकते हैं।',
  'finished.next': 'ई-साइन पर जाएँ',
};
