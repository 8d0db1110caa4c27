import { inBoth } from '../in-both.ts';

/** Messages of the feedback form while the visitor fills it in and sends it. */
export const sending = inBoth({
  en: {
    sending: 'Your message is being sent…',
    error_title: 'Error: {{title}}',
    errors_one: 'There is one thing to correct',
    errors_other: 'There are {{count}} things to correct',
    name_empty: 'Enter your name',
    email_empty: 'Enter your e-mail address: our reply goes there',
    email_wrong: 'Enter an e-mail address such as name@example.in',
    phone_wrong: 'Enter a telephone number such as 0000-\u2060000\u00a0000, or leave this empty',
    subject_empty: 'Enter a subject, in a few words',
    message_empty: 'Write your message',
    too_long: 'Shorten this to {{most}} characters: it has {{count}}',
    waiting:
      'Your message has not gone through yet. This browser sends it by itself, once only, when the connection is back, or when you open this page again.',
    waiting_here:
      'Your message has not gone through yet. It is sent by itself when the connection is back. Keep this page open: this browser stores nothing.',
    unknown:
      'The line broke before the answer came, so your message may have arrived already. If you send it again, it may arrive twice.',
    again: 'Send again',
    changed: 'You have changed the message. Send it when it is ready.',
    changed_after:
      'You have changed the message. Send it when it is ready; what you sent before may have arrived as well.',
    wait: 'Too many messages have come from here. Send yours again in {{time}}; your text stays here.',
    a_while: 'a while',
    refused_long: 'Your message is too long. Shorten it and send it again; your text stays here.',
    refused:
      'Your message was not accepted. Your text stays here: send it again later, or reach us in another of the ways on this page.',
    deleted: 'What you typed has been deleted from this browser.',
    undo: 'Bring it back',
    restored: 'What was typed here before has been filled in again.',
    arrived: 'Thank you. Your message has arrived.',
    reference: 'Your reference number is {{reference}}. Keep it: it helps if you write to us again.',
    reply: 'It will be read by the department concerned. You get a reply by e-mail within seven working days.',
  },
  hi: {
    sending: 'आपका संदेश भेजा जा रहा है…',
    error_title: 'त्रुटि: {{title}}',
    errors_one: '1 त्रुटि सुधारें',
    errors_other: '{{count}} त्रुटियाँ सुधारें',
    name_empty: 'अपना नाम लिखें',
    email_empty: 'अपना ई-मेल पता लिखें: उत्तर वहीं भेजा जाएगा',
    email_wrong: 'सही ई-मेल पता लिखें, जैसे name@example.in',
    phone_wrong: 'सही दूरभाष संख्या लिखें, जैसे 0000-\u2060000\u00a0000, या यह स्थान रिक्त छोड़ें',
    subject_empty: 'कुछ शब्दों में विषय लिखें',
    message_empty: 'अपना संदेश लिखें',
    too_long: 'इसे {{most}} अक्षरों तक छोटा करें: अभी {{count}} अक्षर हैं',
    waiting:
      'आपका संदेश अभी नहीं पहुँच सका है। इंटरनेट पुनः मिलते ही, या यह पृष्ठ दोबारा खोलने पर, यह ब्राउज़र उसे स्वतः भेज देगा, और केवल एक बार।',
    waiting_here:
      'आपका संदेश अभी नहीं पहुँच सका है। इंटरनेट पुनः मिलते ही वह स्वतः भेज दिया जाएगा। यह पृष्ठ खुला रखें: यह ब्राउज़र कुछ सहेजता नहीं है।',
    unknown:
      'उत्तर आने से पहले इंटरनेट संपर्क टूट गया, इसलिए हो सकता है कि आपका संदेश पहुँच चुका हो। पुनः भेजने पर वह दो बार पहुँच सकता है।',
    again: 'पुनः भेजें',
    changed: 'आपने संदेश बदल दिया है। पूरा हो जाने पर उसे भेजें।',
    changed_after: 'आपने संदेश बदल दिया है। पूरा हो जाने पर उसे भेजें; हो सकता है कि पहले भेजा गया संदेश भी पहुँच चुका हो।',
    wait: 'यहाँ से बहुत अधिक संदेश आए हैं। अपना संदेश {{time}} बाद पुनः भेजें; आपकी लिखी सामग्री यहीं रहेगी।',
    a_while: 'कुछ देर',
    refused_long: 'आपका संदेश बहुत लंबा है। उसे छोटा करके पुनः भेजें; आपकी लिखी सामग्री यहीं रहेगी।',
    refused:
      'आपका संदेश स्वीकार नहीं किया गया। आपकी लिखी सामग्री यहीं रहेगी: कुछ देर बाद पुनः भेजें, या इस पृष्ठ पर दिए गए किसी अन्य माध्यम से संपर्क करें।',
    deleted: 'आपकी लिखी सामग्री इस ब्राउज़र से मिटा दी गई है।',
    undo: 'वापस लाएँ',
    restored: 'यहाँ पहले जो लिखा गया था, वह फिर से भर दिया गया है।',
    arrived: 'धन्यवाद। आपका संदेश पहुँच गया है।',
    reference: 'आपकी संदर्भ संख्या {{reference}} है। इसे सँभालकर रखें: पुनः लिखने पर इससे सहायता मिलेगी।',
    reply: 'आपका संदेश संबंधित विभाग को भेजा जाएगा। सात कार्य-दिवसों में आपको ई-मेल से उत्तर मिलेगा।',
  },
});
