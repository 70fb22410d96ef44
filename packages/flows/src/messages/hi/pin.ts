/** Texts of the PIN dialog that confirms an action in Hindi. */
import type { pin as english } from '../en/pin.ts';
import type { Translated } from '../translated.ts';

export const pin: Translated<typeof english> = {
  title: 'दो-चरणीय सत्यापन',
  lead: 'पुष्टि के लिए अपना 4 अंकों का पिन दर्ज करें',
  label: 'पिन',
  confirm: 'पुष्टि करें',
  cancel: 'वापस जाएँ',
};
