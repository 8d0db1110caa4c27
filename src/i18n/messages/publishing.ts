import { inBoth } from '../in-both.ts';

/** Messages to editors about the publisher itself. */
export const publishing = inBoth({
  en: {
    starting: 'The website is being read',
    idle: 'Everything is published',
    publishing: 'Changes are being published',
    failing: 'The last changes could not be published. The website stays as it was. Tell the IT team.',
    held: 'The IT team has stopped publishing. Changes appear when it is allowed again.',
    unread: 'What is to be corrected is not known yet, because the website is being read.',
  },
  hi: {
    starting: 'वेबसाइट पढ़ी जा रही है',
    idle: 'सब कुछ प्रकाशित है',
    publishing: 'परिवर्तन प्रकाशित हो रहे हैं',
    failing: 'पिछले परिवर्तन प्रकाशित नहीं हो सके। वेबसाइट पहले जैसी ही है। आईटी दल को बताएँ।',
    held: 'आईटी दल ने प्रकाशन रोक दिया है। अनुमति मिलते ही परिवर्तन दिखेंगे।',
    unread: 'अभी ज्ञात नहीं है कि क्या ठीक करना है, क्योंकि वेबसाइट पढ़ी जा रही है।',
  },
});
