/** Texts of the banner about the KYC, and of the empty portfolio of a person whose KYC is not approved, in Hindi. */
import type { kycProgress as english } from '../en/kyc-progress.ts';
import type { Translated } from '../translated.ts';

export const kycProgress: Translated<typeof english> = {
  due: 'आपके केवाईसी का चरण {step}/{steps} बाकी है: {stage}।',
  'due.continue': 'केवाईसी जारी रखें',
  'stage.pan': 'पैन कार्ड',
  'stage.aadhaar': 'आधार कार्ड',
  'stage.bank': 'बैंक खाता',
  'stage.personal': 'व्यक्तिगत जानकारी',
  'stage.esignkyc': 'ई-हस्ताक्षर',
  submitted: 'आपका केवाईसी मंज़ूरी के लिए भेजा गया है। इसमें आमतौर पर 1 से 3 कार्य दिवस लगते हैं।',
  'submitted.open': 'मेरा केवाईसी देखें',
  approved: 'आपका केवाईसी मंज़ूर हो गया है। अब आप निवेश कर सकते हैं।',
  unchecked: 'अभी आपके केवाईसी की स्थिति पता नहीं चल सकी।',
  'unchecked.open': 'मेरा केवाईसी देखें',
  'empty.explain': 'केवाईसी मंज़ूर होते ही आप निवेश कर सकते हैं।',
  'empty.retry': 'फिर कोशिश करें',
};
