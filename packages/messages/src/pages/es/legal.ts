import type { LegalText } from '../legal-text.ts';

export const legal: LegalText = {
  heading: 'Condiciones y privacidad',
  updated: 'Última actualización: agosto de 2025',
  terms: {
    heading: 'Condiciones de uso',
    lead:
      'Al usar Elucida aceptas estas condiciones. «Nosotros» somos quienes gestionamos ' +
      'este sitio.',
    sections: {
      use: {
        heading: 'Uso',
        paragraphs: [
          'Elucida ayuda a interpretar espectros y a proponer estructuras en el estudio, la ' +
            'docencia y la investigación. Úsala conforme a la ley y dentro de los límites de ' +
            'tu plan.',
          'No subas datos que no tengas derecho a usar, no intentes acceder a datos ajenos, ' +
            'no eludas los límites ni perturbes el servicio.',
        ],
      },
      responsibility: {
        heading: 'Tu responsabilidad',
        paragraphs: [
          'Una estructura propuesta es una hipótesis con sus pruebas, no un certificado. ' +
            'Compruébala con tus propias medidas y tu criterio antes de darla por buena.',
          'No bases solo en una respuesta de Elucida decisiones sobre seguridad, salud, ' +
            'patentes o normativa. Respondes de lo que subes y de lo que haces con los ' +
            'resultados.',
        ],
      },
      warranty: {
        heading: 'Sin garantía',
        paragraphs: [
          'El servicio se ofrece tal cual. No prometemos que los resultados sean correctos o ' +
            'completos, ni que el sitio esté siempre disponible o libre de errores. Las ' +
            'confianzas indicadas son estimaciones.',
        ],
      },
      liability: {
        heading: 'Responsabilidad civil',
        paragraphs: [
          'En la medida en que la ley lo permita, no respondemos de pérdidas o daños ' +
            'derivados de usar el servicio o sus resultados, ni de no poder usarlo. Nada de lo ' +
            'dicho limita derechos o responsabilidades que la ley no permita limitar.',
        ],
      },
      property: {
        heading: 'Propiedad intelectual',
        paragraphs: [
          'Tus espectros y tus resultados siguen siendo tuyos. Nos permites tratarlos solo ' +
            'en lo necesario para prestarte el servicio.',
          'El código de Elucida es software libre con licencia Apache 2.0; las tablas ' +
            'aprendidas conservan las condiciones de los datos de los que proceden.',
        ],
      },
      accounts: {
        heading: 'Cuentas',
        paragraphs: [
          'Para analizar hace falta una cuenta con el correo verificado. Indica una ' +
            'dirección que sea tuya, no compartas tu contraseña y avísanos si alguien más ha ' +
            'usado tu cuenta.',
          'Un plan de pago se renueva cada mes y se cambia o se cancela en el portal de ' +
            'facturación; una vez cancelado, sigue activo hasta el final del periodo pagado.',
        ],
      },
      termination: {
        heading: 'Baja y cierre de cuentas',
        paragraphs: [
          'Puedes dejar de usar Elucida cuando quieras y eliminar tu cuenta en la página de ' +
            'la cuenta. Podemos restringir o cerrar una cuenta que incumpla estas condiciones ' +
            'o ponga en peligro el servicio.',
        ],
      },
      changes: {
        heading: 'Cambios',
        paragraphs: [
          'El servicio y estas condiciones pueden cambiar. La fecha al principio de esta ' +
            'página indica cuándo cambió el texto por última vez; si sigues usando Elucida, ' +
            'aceptas el texto vigente en ese momento.',
        ],
      },
    },
  },
  privacy: {
    heading: 'Privacidad',
    lead: 'Qué guarda Elucida, para qué y cómo hacer que se borre.',
    sections: {
      stored: {
        heading: 'Qué guardamos',
        paragraphs: [
          'Tu cuenta: correo electrónico, nombre, plan y roles, y un hash de tu contraseña ' +
            '(argon2id). La contraseña en sí no se guarda nunca. De cada sesión y de cada ' +
            'navegador con el que has entrado: sus fechas y un hash de su cookie y de la ' +
            'dirección de red de la sesión; de cada sesión, además, el nombre del navegador y ' +
            'del sistema. De cada clave de la API: su nombre, un hash de ella y cuándo se creó y se ' +
            'usó por última vez; la clave en sí no se guarda nunca. De cada webhook: su dirección, ' +
            'el secreto que firma sus mensajes y cómo se respondió al último.',
          'Tus análisis y verificaciones: fórmula, picos, título, notas, resultado y pequeñas vistas ' +
            'previas de las imágenes. Los de tu historial permanecen en él; los demás se ' +
            'borran 30 días después de terminar. Solo se muestran a tu cuenta y, si ' +
            'compartes alguno, a quien tenga su enlace: sin las notas y hasta que lo ' +
            'retires.',
          'Si se pregunta a la IA: sus respuestas, durante 24 horas, para no tener que ' +
            'volver a enviarle la misma pregunta tuya.',
          'Tus recuentos diarios: cuántos análisis has hecho cada día, para aplicar el ' +
            'límite de tu plan. Si un administrador cambia tu plan, tus roles o un recuento: ' +
            'qué se cambió, quién lo hizo y cuándo.',
          {
            test:
              'En este servidor la facturación funciona en modo de prueba: no se pide ' +
              'ninguna tarjeta y no se cobra nada.',
            off: 'Por ahora no se puede contratar ningún plan en este servidor, y no se cobra nada.',
            stripe:
              'Si contratas un plan: el identificador de tu ficha de cliente en Stripe, el ' +
              'estado de la suscripción y la fecha de renovación. El pago lo gestiona ' +
              'Stripe; los datos de la tarjeta no llegan nunca a nuestro servidor. Si ' +
              'eliminas la cuenta, solo ese identificador se guarda 90 días más, para que ' +
              'ninguna página de pago que siguiera abierta pueda cobrarte.',
          },
        ],
      },
      analyses: {
        heading: 'Tus espectros',
        paragraphs: [
          'Las imágenes y los picos se analizan en el propio servidor. Las imágenes ' +
            'subidas no se conservan tras el análisis. Con él quedan vistas previas ' +
            'reducidas durante 30 días y mientras esté en tu historial.',
          {
            withoutAi:
              'Las imágenes y los picos salen del servidor únicamente si hay configurado un ' +
              'proveedor de IA. En este servidor no lo hay.',
            withAi:
              'Este servidor está configurado para preguntar a la IA ({{names}}). En cada ' +
              'análisis en el que no la desactives se le envían copias de las imágenes con ' +
              'la técnica y el eje que hayas indicado, la fórmula molecular, los picos que ' +
              'hayas escrito, con las condiciones de medida, y el idioma de la respuesta; ' +
              'entonces rigen también las condiciones de esos proveedores. No se envían los ' +
              'títulos, las notas, las asignaciones, los nombres de archivo ni nada de tu ' +
              'cuenta. Si se le pregunta una segunda vez, se añaden la clasificación ' +
              'obtenida hasta ese momento y los picos que esta deja sin explicar; si dejas ' +
              'que redacte las razones, también se le envían sus frases. Con la IA ' +
              'desactivada, nada del análisis sale del servidor. Si pides a la IA notas ' +
              'sobre isómeros, se envían su fórmula, sus estructuras y nombres y el idioma, ' +
              'y nada más.',
          },
        ],
      },
      browser: {
        heading: 'Cookies y almacenamiento del navegador',
        paragraphs: [
          'Al iniciar sesión creamos dos cookies de 30 días, que se renuevan mientras usas ' +
            'el sitio: elucida_session, que mantiene tu sesión y que los scripts no pueden ' +
            'leer (HttpOnly), y elucida_signed_in, que solo indica a las páginas que hay una ' +
            'sesión. Al cerrar sesión se borran las dos. Una tercera, elucida_device, ' +
            'permanece un año desde el último inicio de sesión: con ella tu cuenta reconoce ' +
            'este navegador, y así nadie que intente adivinar tu contraseña puede dejarte ' +
            'fuera. No da acceso a nada y los scripts no pueden leerla.',
          'El almacenamiento local de tu navegador guarda que has aceptado el aviso de ' +
            'cookies y el borrador de tu análisis manual. Si has activado o desactivado la IA ' +
            'o su redacción, guarda también esa elección. La aceptación no se envía nunca; el ' +
            'borrador y las elecciones, solo cuando ejecutas un análisis.',
          'También guarda el tema y los atajos de teclado que has elegido y qué análisis se ' +
            'han iniciado aquí; una comparación de fórmulas probables, hasta que la cierras o cierras la sesión. Las ' +
            'imágenes y la fórmula de la página del análisis automático se guardan un día como ' +
            'máximo, hasta que se analizan o cierras ' +
            'la sesión. Las páginas que has abierto se guardan para que se abran sin conexión; ' +
            'no contienen nada de tu cuenta.',
          'Aquí se guarda también tu práctica: problemas probados, pistas, día en que se resolvieron, puntos y ' +
            'puntuación. Solo se envía si inicias sesión: tu cuenta la guarda entonces para todos tus dispositivos ' +
            'hasta que la ' +
            'eliminas. Las estructuras que compruebas se juzgan en nuestro servidor y no se guardan.',
          'Si resuelves una serie de problemas que un profesor ha compartido, el nombre que escribes, tus ' +
            'intentos, las pistas y las respuestas erróneas se guardan en nuestro servidor para ese ' +
            'profesor. Se eliminan 90 días después de empezar, o cuando tu profesor los elimina. Una clave ' +
            'en este navegador te deja ver los tuyos.',
          'El aviso de cookies menciona la analítica. Por ahora no se usa ninguna, ni propia ' +
            'ni ajena.',
        ],
      },
      messages: {
        heading: 'Correo y comentarios',
        paragraphs: [
          'Los códigos de verificación, los enlaces para elegir una contraseña nueva y los ' +
            'avisos de cambios en tu cuenta llegan a tu dirección por correo, a través del ' +
            'servidor elegido por quienes gestionan este sitio. Si no hay ninguno configurado, ' +
            'los correos se quedan en una carpeta del servidor.',
          'Un comentario se guarda con su hora, su idioma y, si has iniciado sesión, tu ' +
            'cuenta. Puede enviarse por correo a quienes gestionan el sitio junto con la ' +
            'dirección de esa cuenta.',
        ],
      },
      logs: {
        heading: 'Límites y registros',
        paragraphs: [
          'Para evitar abusos contamos ciertas peticiones por dirección de red (IP), y los ' +
            'intentos de inicio de sesión y los códigos por un hash del correo. Estos ' +
            'contadores se borran cuando caducan; el que más dura, al cabo de un día.',
          'El servidor escribe una línea de registro por petición: hora, dirección de red, ' +
            'dirección solicitada (en el dibujo de una estructura contiene la estructura) y ' +
            'resultado. No se registran el contenido de las peticiones, contraseñas, códigos, ' +
            'cookies ni imágenes. De ' +
            'una consulta a un modelo de IA se anota qué modelo era, cuánto tardó, cuánto ' +
            'texto hubo y cuánto costó.',
          'Lo que un administrador cambia en una cuenta (plan, roles, recuento diario) queda ' +
            'registrado con la hora y sin el correo electrónico, igual que cada cambio de ' +
            'contraseña o de correo, sin su contenido.',
        ],
      },
      deletion: {
        heading: 'Conservación y borrado',
        paragraphs: [
          'Puedes borrar cada elemento de tu historial; entonces se elimina de la base de ' +
            'datos. Los que tu plan ya no muestra quedan ocultos, no borrados.',
          'Una cuenta cuyo correo no se verifica en 14 días se elimina con todo su ' +
            'contenido, salvo que se haya pagado un plan. En los demás casos, la cuenta, el ' +
            'historial y los recuentos diarios se conservan mientras exista la cuenta. En la ' +
            'página de la cuenta puedes descargar una copia de tus datos y eliminar la cuenta; ' +
            'con ella se borran el historial, los recuentos y las sesiones, y un plan de pago ' +
            'termina en ese momento. Los comentarios y la lista de cambios hechos por ' +
            'administradores quedan, sin vínculo contigo. Las líneas de registro y las copias ' +
            'de seguridad desaparecen cuando las borran quienes gestionan este sitio, y el ' +
            'proveedor de pagos conserva lo que la ley le exige. Para corregir tu nombre o tu ' +
            'correo, escríbenos.',
          'Para borrar lo que guarda el navegador, cierra sesión y elimina los datos de este ' +
            'sitio en los ajustes del navegador.',
        ],
      },
      contact: {
        heading: 'Contacto de soporte',
        paragraphs: [
          'Si tienes preguntas sobre estas condiciones, tus datos o tu cuenta, escríbenos. ' +
            'En el formulario de contacto, deja tu correo si quieres respuesta.',
        ],
      },
    },
  },
  write: 'Abrir el formulario de contacto',
};
