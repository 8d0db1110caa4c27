import { inBoth } from '../in-both.ts';

export const speechRecognitionSupport = inBoth({
  en: {
    title: 'Speech recognition support',
    intro:
      'The website can be used by voice alone, with the speech recognition of your computer or phone. Nothing needs to be set here.',
    way_1:
      'Say “click” or “tap” and the words you see on a link or button: each answers to the words that stand on it.',
    way_2: 'Where several links carry the same words, ask for numbers beside them (“show numbers”) and say the number.',
    way_3: 'Say “page down”, “scroll up” or “go back” to move about.',
    way_4: 'In a field, dictate. Most phone keyboards take Hindi dictation with their microphone key.',
    way_5: 'No single letter is a command here, so a word that is misheard starts nothing.',
    table: 'Programs for speech recognition, their websites and whether they are free or commercial',
    name: 'Program',
  },
  hi: {
    title: 'वाणी पहचान सहायता',
    intro:
      'अपने कंप्यूटर या फ़ोन की वाणी पहचान सुविधा से यह वेबसाइट केवल बोलकर भी चलाई जा सकती है। यहाँ कुछ सेट करने की आवश्यकता नहीं है।',
    way_1: 'लिंक या बटन पर जो शब्द दिखाई देते हैं, “क्लिक” या “टैप” के साथ वही बोलें: हर लिंक और बटन अपने पर लिखे शब्दों से चलता है।',
    way_2: 'जहाँ कई लिंक पर एक-से शब्द हों, वहाँ संख्याएँ दिखाने का आदेश दें और संख्या बोलें।',
    way_3:
      'पृष्ठ पर आगे-पीछे जाने के लिए “नीचे जाओ”, “ऊपर जाओ” या “पीछे जाओ” जैसा आदेश दें; आदेश उसी भाषा में दें जो आपके प्रोग्राम में चुनी गई है।',
    way_4: 'फ़ील्ड में बोलकर लिखें। अधिकांश फ़ोनों के कुंजीपटल में माइक के बटन से हिन्दी में बोलकर लिखा जा सकता है।',
    way_5: 'यहाँ कोई अकेला अक्षर आदेश नहीं है, इसलिए ग़लत सुने गए शब्द से कुछ नहीं होता।',
    table: 'वाणी पहचान के प्रोग्राम, उनकी वेबसाइट और वे निःशुल्क हैं या वाणिज्यिक',
    name: 'प्रोग्राम',
  },
});
