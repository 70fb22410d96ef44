/** Texts of the nominee step in Hindi. */
import type { nomineeDetails as english } from '../en/nominee-details.ts';
import type { Translated } from '../translated.ts';

export const nomineeDetails: Translated<typeof english> = {
  'locked.explain': 'आपके नॉमिनी सत्यापित हैं और उन्हें यहाँ बदला नहीं जा सकता।',
  relationship: 'रिश्ता',
  name: 'नाम',
  'name.hint': 'नाम पहचान प्रमाण से पढ़ा जाता है। इसे टाइप नहीं किया जा सकता।',
  'name.empty': 'अभी नहीं पढ़ा गया',
  proof: 'पहचान प्रमाण',
  'proof.aadhaar': 'आधार',
  'proof.pan': 'पैन',
  'proof.voter_id': 'मतदाता पहचान पत्र',
  'proof.driving_license': 'ड्राइविंग लाइसेंस',
  choose: 'चुनें',
  'slot.front': 'पहचान प्रमाण की फ़ोटो',
  'slot.front.aadhaar': 'आधार कार्ड का सामने का हिस्सा',
  'slot.back': 'आधार कार्ड का पीछे का हिस्सा',
  'slot.guardian': 'अभिभावक का पैन कार्ड',
  'slot.hint': 'PNG, JPEG या JPG, अधिकतम 5 MB',
  'slot.first': 'पहले पहचान प्रमाण चुनें',
  'slot.uploading': '{name} को पढ़ा जा रहा है',
  'slot.onRecord': 'यह दस्तावेज़ हमारे पास दर्ज है।',
  'slot.replace': 'बदलें',
  'minor.explain': 'आपके नॉमिनी नाबालिग हैं। अभिभावक का पैन कार्ड जोड़ें।',
  save: 'आगे',
  previous: 'वापस',
  'problem.relationship': 'कृपया रिश्ता चुनें',
  'problem.name': 'नॉमिनी के नाम में कम से कम 5 अक्षर होने चाहिए',
  'problem.name.remedy': 'नाम दस्तावेज़ से पढ़ा जाता है: ऐसा दस्तावेज़ चुनें जिसमें पूरा नाम हो।',
  'problem.proof': 'कृपया पहचान प्रमाण चुनें',
  'problem.mismatch': 'कृपया सही पहचान प्रमाण अपलोड करें',
};
