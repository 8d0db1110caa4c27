import type { Row } from './row.ts';

/** The rows of GIGW 3.0 about the life of the site. */
export const lifecycle = {
  L1: {
    clause: '5.4.1',
    by: 'both',
    en: 'Web information manager named, with contact',
    hi: 'वेब सूचना प्रबंधक का नाम और संपर्क',
  },
  L2: {
    clause: '5.4.2',
    by: 'owner',
    whose: 'head',
    en: 'Site’s address on stationery and advertisements',
    hi: 'लेखन सामग्री और विज्ञापनों पर वेबसाइट का पता',
  },
  L3: { clause: '5.4.3', by: 'both', en: 'Seven approved policies, published', hi: 'सात स्वीकृत नीतियाँ, प्रकाशित' },
  L4: {
    clause: '5.4.4',
    by: 'machine',
    en: 'Links to other sites are marked in words',
    hi: 'अन्य वेबसाइटों के लिंक शब्दों में चिह्नित',
  },
  L5: {
    clause: '5.4.5',
    by: 'owner',
    whose: 'editors',
    en: 'Nothing offensive or discriminatory',
    hi: 'कुछ भी आपत्तिजनक या भेदभावपूर्ण नहीं',
  },
  L6: { clause: '5.4.6', by: 'machine', en: 'Every page in both languages', hi: 'हर पृष्ठ दोनों भाषाओं में' },
  L7: { clause: '5.4.7', by: 'both', en: 'No broken links, inside or out', hi: 'भीतर या बाहर कोई टूटा लिंक नहीं' },
  L8: { clause: '5.4.8', by: 'both', en: 'No “under construction”', hi: '“निर्माणाधीन” कहीं नहीं' },
  L9: { clause: '5.4.9', by: 'people', en: 'Documents in an accessible format', hi: 'दस्तावेज़ सुगम्य प्रारूप में' },
  L10: { clause: '5.4.10', by: 'machine', en: 'An obvious link to the other language', hi: 'दूसरी भाषा का स्पष्ट लिंक' },
} as const satisfies Record<string, Row>;
