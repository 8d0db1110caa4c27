import { inBoth } from '../in-both.ts';

export const penalAction = inBoth({
  en: {
    title: 'Penal action',
    intro:
      'Firms debarred, or with whom business is suspended. An entry moves to “Lapsed” by itself on the day after its last date.',
    description:
      'Firms against which {{name}} has taken penal action: nature, period, reference, from and to, in force and lapsed.',
    in_force_caption: 'Penal action in force',
    lapsed_caption: 'Penal action that has lapsed',
    found_one: '{{count}} order',
    found_other: '{{count}} orders',
    nature: 'Nature',
    firm_name: 'Firm Name',
    reference: 'Ref. No. and Date',
    from: 'From',
    to: 'To',
    strip: 'Each strip goes from {{first}} to {{last}}. An arrow means: until further orders.',
    until_further_orders: 'Until further orders',
    order: 'Order',
    no_order: 'Order not published',
  },
  hi: {
    title: 'दंडात्मक कार्रवाई',
    intro:
      'वे फ़र्में जिनका विवर्जन (डिबार) हुआ है या जिनसे व्यापारिक लेन-देन निलंबित है। अंतिम तिथि के अगले दिन प्रविष्टि स्वतः “अवधि समाप्त” में चली जाती है।',
    description:
      'वे फ़र्में जिनके विरुद्ध {{name}} ने दंडात्मक कार्रवाई की है: कार्रवाई का प्रकार, अवधि, संदर्भ, कब से कब तक, प्रभावी एवं समाप्त।',
    in_force_caption: 'प्रभावी दंडात्मक कार्रवाई',
    lapsed_caption: 'दंडात्मक कार्रवाई जिसकी अवधि समाप्त हो चुकी है',
    found_one: '{{count}} आदेश',
    found_other: '{{count}} आदेश',
    nature: 'कार्रवाई का प्रकार',
    firm_name: 'फ़र्म का नाम',
    reference: 'संदर्भ सं. एवं दिनांक',
    from: 'आरंभ',
    to: 'समाप्ति',
    strip: 'प्रत्येक पट्टी {{first}} से {{last}} तक है। तीर का अर्थ है: अगले आदेश तक।',
    until_further_orders: 'अगले आदेश तक',
    order: 'आदेश',
    no_order: 'आदेश प्रकाशित नहीं',
  },
});
