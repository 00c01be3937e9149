import type { FaqText } from '../faq-text.ts';

export const faq: FaqText = {
  heading: 'Preguntas frecuentes',
  lead: 'Respuestas breves sobre análisis, límites, planes y tus datos.',
  quickLinks: 'Enlaces rápidos',
  groups: {
    start: {
      heading: 'Primeros pasos',
      questions: [
        {
          question: '¿Qué necesito para un análisis?',
          answer:
            'Una cuenta con el correo verificado, la fórmula molecular y al menos un ' +
            'espectro: una imagen (IR, RMN de ¹H, RMN de ¹³C o EM) en el análisis ' +
            'automático, o picos escritos o pegados (también de UV-Vis) en el manual.',
        },
        {
          question: '¿Cómo verifico mi correo?',
          answer:
            'Inicia sesión y abre Cuenta. Te enviamos un código de 6 cifras que vale durante ' +
            '15 minutos. En cuanto lo introduzcas allí, podrás analizar.',
        },
        {
          question: '¿Qué imágenes puedo usar?',
          answer:
            'PNG y JPEG, de hasta 10 MB y 40 megapíxeles cada una, con un solo espectro por ' +
            'imagen. El plan Free admite 1 imagen por análisis; Basic y Pro, hasta 10. Con ' +
            'Free, el análisis manual permite combinar varias técnicas en forma de picos.',
        },
      ],
    },
    analysis: {
      heading: 'Análisis',
      questions: [
        {
          question: '¿Cómo se encuentra la molécula?',
          answer: {
            withoutAi:
              'Los candidatos salen de una biblioteca de compuestos conocidos, un generador ' +
              'de isómeros y una búsqueda guiada. Para cada uno se predicen los espectros y ' +
              'se comparan con los tuyos, de los desplazamientos químicos a los fragmentos. ' +
              'El resultado indica qué picos hablan a favor y cuáles en contra.',
            withAi:
              'Los candidatos salen de una biblioteca de compuestos conocidos, un generador ' +
              'de isómeros, una búsqueda guiada y, si no la desactivas, la IA. Para cada uno ' +
              'se predicen los espectros y se comparan con los tuyos, de los desplazamientos ' +
              'químicos a los fragmentos. El resultado indica qué picos hablan a favor y ' +
              'cuáles en contra, y qué afirmaciones de la IA se confirman.',
          },
        },
        {
          question: '¿Qué significa «no concluyente»?',
          answer:
            'Que ningún candidato encaja lo suficiente o que varios encajan casi por igual. ' +
            'Ves los candidatos y, cuando se conoce, la medida que decidiría. El ' +
            'resultado cuenta como análisis. No se guarda por sí solo en tu historial: su página ' +
            'se conserva 30 días, y desde ella puedes guardarlo.',
        },
        {
          question: '¿Hasta qué punto puedo fiarme de la confianza?',
          answer:
            'Es una probabilidad calibrada con casos de respuesta conocida, no una ' +
            'demostración. Las moléculas grandes son más difíciles. Lee las pruebas, sobre ' +
            'todo las que están en contra, antes de dar por buena una estructura.',
        },
      ],
    },
    quota: {
      heading: 'Cuota',
      questions: [
        {
          question: '¿Cuántos análisis tengo al día?',
          answer:
            'Free, 5; Basic, 25; Pro, 100. La cuenta empieza de nuevo una vez al día, a la ' +
            'hora que indica la página de uso.',
        },
        {
          question: '¿Qué cuenta como un análisis?',
          answer:
            'Cada envío aceptado, automático o manual. Repetirlo vuelve a contar, y un ' +
            'resultado no concluyente también cuenta. Las exportaciones no.',
        },
        {
          question: '¿Cuándo se devuelve un análisis?',
          answer:
            'Si falla el servidor, si no se puede leer ninguna de tus imágenes o si lo ' +
            'cancelas antes de la primera clasificación de candidatos. Si lo cancelas ' +
            'después, cuenta.',
        },
      ],
    },
    billing: {
      heading: 'Facturación',
      questions: [
        {
          question: '¿Cómo contrato Basic o Pro?',
          answer: {
            test:
              'En la página de precios. En este servidor la facturación funciona en modo de ' +
              'prueba: puedes recorrer el pago y el portal, pero no se pide ninguna tarjeta ' +
              'ni se cobra nada.',
            off:
              'En este servidor no se puede: no hay configurado ningún proveedor de pagos y, ' +
              'por ahora, no se venden planes.',
            stripe:
              'En la página de precios, con tarjeta y a través de Stripe. El plan cambia al ' +
              'momento. Puedes cambiarlo o cancelarlo en el portal de facturación; si lo ' +
              'cancelas, dura hasta el final del mes pagado.',
          },
        },
        {
          question: '¿En qué se diferencian los planes?',
          answer:
            'Free: 5 análisis al día, 1 imagen en cada uno e historial de los últimos 30 ' +
            'días. Basic, 9 euros al mes: 25 análisis, hasta 10 imágenes en cada uno, el ' +
            'historial completo y exportación a CSV. Pro, 19 euros al mes: lo mismo con 100 ' +
            'análisis y prioridad en la cola.',
        },
        {
          question: '¿Qué plan tengo?',
          answer:
            'Toda cuenta nueva empieza en Free. Tu plan aparece en Precios y en Cuenta. Si ' +
            'cancelas uno de pago, vuelves a Free cuando termina el periodo pagado.',
        },
      ],
    },
    privacy: {
      heading: 'Privacidad',
      questions: [
        {
          question: '¿Adónde van mis imágenes?',
          answer: {
            withoutAi:
              'Al servidor de Elucida, que las lee para el análisis y no conserva los ' +
              'originales. Con el análisis quedan vistas previas reducidas durante 30 ' +
              'días y mientras esté en tu historial.',
            withAi:
              'Al servidor de Elucida, que las lee para el análisis y no conserva los ' +
              'originales. Si no desactivas la IA, también se le envían copias ({{names}}). ' +
              'Con el análisis quedan vistas previas reducidas durante 30 días y mientras ' +
              'esté en tu historial.',
          },
        },
        {
          question: '¿Se envían mis espectros a un proveedor de IA?',
          answer: {
            withoutAi:
              'No. El motor propio de Elucida trabaja en el servidor, sin clave de IA y sin ' +
              'consultar ningún otro servicio.',
            withAi:
              'Sí, salvo que lo desactives: antes de cada análisis puedes marcar o desmarcar ' +
              '«Preguntar también a la IA». Con la opción marcada, las imágenes, la fórmula ' +
              'y los picos escritos se envían a la IA ({{names}}); los títulos y las notas, ' +
              'no. Sin marcarla, nada del análisis sale del servidor. Lo que propone la IA ' +
              'se evalúa igual que los demás candidatos.',
          },
        },
        {
          question: '¿Quién ve mi historial y qué cookies hay?',
          answer:
            'Ningún otro usuario puede abrir tu historial, y puedes borrar cualquier entrada ' +
            'definitivamente. Dos cookies mantienen tu sesión y una tercera permite a tu ' +
            'cuenta reconocer este navegador; ninguna se usa hoy para analítica. Lo demás ' +
            'que guarda tu navegador, como tu borrador manual, se detalla en el texto de ' +
            'privacidad.',
        },
      ],
    },
    troubleshooting: {
      heading: 'Solución de problemas',
      questions: [
        {
          question: 'No llega el código de verificación. ¿Qué hago?',
          answer:
            'Mira en la carpeta de correo no deseado y comprueba la dirección en Cuenta. ' +
            'Puedes pedir otro código al cabo de 60 segundos. Tras cinco intentos fallidos ' +
            'solo sirve un código nuevo.',
        },
        {
          question: 'No se puede leer mi imagen. ¿Qué puedo hacer?',
          answer:
            'Recórtala a un solo espectro, con su eje y sus números; mejor una exportación ' +
            'del programa que una fotografía. En la tarjeta de la imagen puedes indicar la ' +
            'técnica y los límites del eje. Si no, escribe los picos en el análisis manual.',
        },
        {
          question: 'La respuesta parece errónea. ¿Qué compruebo?',
          answer:
            'Primero la fórmula: un solo átomo equivocado cambia todos los candidatos. ' +
            'Después, que todos los espectros sean del mismo compuesto y que los ' +
            'desplazamientos químicos estén bien referenciados. A menudo decide otra ' +
            'técnica; juntas, la RMN de ¹H y la de ¹³C distinguen la mayoría de los isómeros.',
        },
      ],
    },
  },
  next: 'Y ahora',
};
