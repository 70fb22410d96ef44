/** Texts of the frame around every page in Hindi; the warning is the official one, verbatim. */
import type { shell as english } from '../en/shell.ts';
import type { Translated } from '../translated.ts';

export const shell: Translated<typeof english> = {
  skip: 'सामग्री पर जाएँ',
  back: 'वापस',
  signIn: 'साइन इन करें',
  main: 'मुख्य',
  language: 'भाषा',
  theme: 'थीम',
  'theme.system': 'सिस्टम',
  'theme.light': 'हल्की',
  'theme.dark': 'गहरी',
  terms: 'शर्तें',
  privacy: 'गोपनीयता नीति',
  helpdesk: 'हेल्पडेस्क',
  warning: 'म्यूचुअल फंड निवेश बाजार जोखिमों के अधीन हैं, योजना संबंधी सभी दस्तावेजों को सावधानी से पढ़ें।',
  disclaimer:
    '{company} आपके ऑर्डर लेकर उन्हें स्टॉक एक्सचेंज के म्यूचुअल फंड प्लेटफ़ॉर्म को भेजती है। ऑर्डर पूरा न होने या गलत पूरा होने के लिए वह ज़िम्मेदार नहीं है।',
  rights: '© {company}. सर्वाधिकार सुरक्षित।',
};
