/** Texts of the PAN stage in Hindi. */
import type { panCard as english } from '../en/pan-card.ts';
import type { Translated } from '../translated.ts';

export const panCard: Translated<typeof english> = {
  title: 'पैन सत्यापन',
  lead: 'अपने पैन कार्ड का सामने का हिस्सा अपलोड करें। हम उसे पढ़ते हैं और आप जानकारी की पुष्टि करते हैं।',
  'slot.front': 'आपके पैन कार्ड का सामने का हिस्सा',
  confirm: 'मेरी पुष्टि है कि यह मेरा पैन कार्ड है और जानकारी सही है।',
  verified: 'आपका पैन सत्यापित हो गया है।',
  edit: 'दूसरा पैन कार्ड अपलोड करें',
};
