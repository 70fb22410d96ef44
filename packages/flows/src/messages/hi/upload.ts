/** Texts of an image upload in Hindi. */
import type { upload as english } from '../en/upload.ts';
import type { Translated } from '../translated.ts';

export const upload: Translated<typeof english> = {
  wrongName: 'अपलोड की जाने वाली फ़ाइल का नाम सिर्फ़ {name} होना चाहिए',
  hint: 'PNG, JPEG या JPG, अधिकतम 5 MB',
  photograph: 'फ़ोटो लें',
  choose: 'फ़ाइल चुनें',
  remove: 'हटाएँ',
  removeFile: '{name} हटाएँ',
  bytes: '{size} बाइट',
  submit: 'अपलोड करें',
  rename: 'नाम बदलकर इस्तेमाल करें',
  preparing: '{name} तैयार की जा रही है',
};
