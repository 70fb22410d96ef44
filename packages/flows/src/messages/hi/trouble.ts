/** Texts shown instead of a page that cannot be displayed, in Hindi. */
import type { trouble as english } from '../en/trouble.ts';
import type { Translated } from '../translated.ts';

export const trouble: Translated<typeof english> = {
  unfetched: 'यह पेज लोड नहीं हो सका',
  'unfetched.next': 'सेवा से संपर्क नहीं हो सका। इंटरनेट वापस आते ही हम अपने आप फिर कोशिश करेंगे।',
  crashed: 'इस पेज ने काम करना बंद कर दिया है',
  'crashed.next': 'अगर आपने अभी कुछ जमा किया है, तो दोबारा जमा करने से पहले देखें कि वह पूरा हुआ या नहीं।',
  newVersion: '{product} का नया वर्शन उपलब्ध है और इस पेज के लिए ज़रूरी है। आपकी दर्ज की हुई जानकारी पेज रीफ़्रेश करने तक यहाँ रहेगी।',
  stuck: 'इस पेज का एक हिस्सा लोड नहीं हो सका। आपकी दर्ज की हुई जानकारी पेज रीफ़्रेश करने तक यहाँ रहेगी।',
  reload: 'रीफ़्रेश करें',
  offline: 'आप ऑफ़लाइन हैं। आपकी जानकारी यहाँ रहेगी: इंटरनेट आने पर बटन फिर दबाएँ।',
  notStored: 'यह ब्राउज़र कुछ सहेजता नहीं है। पेज रीफ़्रेश या बंद करने पर, या बैंक को भुगतान करने पर आप साइन आउट हो जाएँगे।',
};
