/** Texts of the Aadhaar stage in Hindi. */
import type { aadhaarCard as english } from '../en/aadhaar-card.ts';
import type { Translated } from '../translated.ts';

export const aadhaarCard: Translated<typeof english> = {
  title: 'आधार सत्यापन',
  lead: 'अपने आधार कार्ड के दोनों हिस्से एक साथ अपलोड करें। हम आधार नंबर के सिर्फ़ आखिरी चार अंक दिखाते हैं।',
  'slot.front': 'आपके आधार कार्ड का सामने का हिस्सा',
  'slot.back': 'आपके आधार कार्ड का पीछे का हिस्सा',
  incomplete: 'जारी रखने के लिए दोनों हिस्सों की फ़ोटो जोड़ें।',
  confirm: 'मेरी पुष्टि है कि यह मेरा आधार कार्ड है और सभी विवरण सही हैं।',
  verified: 'आपका आधार सत्यापित हो गया है।',
  edit: 'दूसरा आधार कार्ड अपलोड करें',
  'missing.back': 'आपने अपने आधार कार्ड का पीछे का हिस्सा अपलोड नहीं किया है',
  'missing.front': 'आपने अपने आधार कार्ड का सामने का हिस्सा अपलोड नहीं किया है',
  'missing.both': 'कृपया अपने आधार कार्ड का सामने और पीछे का हिस्सा एक साथ फिर से अपलोड करें',
};
