/** Texts of the KYC on record in Hindi. */
import type { myKyc as english } from '../en/my-kyc.ts';
import type { Translated } from '../translated.ts';

export const myKyc: Translated<typeof english> = {
  title: 'मेरा केवाईसी',
  lead: 'आपकी दर्ज जानकारी। कुछ बदलवाने के लिए हेल्पडेस्क से संपर्क करें।',
  loading: 'आपका केवाईसी लोड हो रहा है',
  email: 'साइन इन का ईमेल',
  mobile: 'साइन इन का मोबाइल नंबर',
  notSubmitted: 'केवाईसी सबमिट नहीं हुआ है और सत्यापन का मौजूदा चरण {stage} है',
  'stage.pan': 'पैन',
  'stage.aadhaar': 'आधार',
  'stage.bank': 'बैंक',
  'stage.personal': 'व्यक्तिगत',
  'stage.esignkyc': 'ई-साइन केवाईसी',
  submitted: 'केवाईसी जमा हो गया है',
  approved: 'केवाईसी मंज़ूर हो गया है',
  nothingYet: 'पूरे हो चुके चरण यहाँ दिखते हैं।',
  unavailable: 'आपका केवाईसी अभी नहीं दिखाया जा सकता',
  unavailableExplain: 'आपकी जानकारी सुरक्षित है। थोड़ी देर में फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
};
