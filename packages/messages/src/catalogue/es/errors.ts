import type { errors as english } from '../en/errors.ts';

export const errors: typeof english = {
  http: 'HTTP {{status}}',
  network: 'Error de red. Inténtalo de nuevo.',
  unexpectedAnswer: 'No se ha entendido la respuesta del servidor. Inténtalo de nuevo.',
  byCode: {
    bad_request: 'No se ha entendido la petición.',
    malformed_json: 'El contenido no es JSON válido.',
    malformed_multipart: 'Los datos del formulario no son válidos.',
    wrong_code: 'El código no es correcto o ha caducado. Revísalo o pide uno nuevo.',
    wrong_link: 'Este enlace no es válido o ha caducado. Pide uno nuevo.',
    bad_signature: 'La firma del aviso no es válida.',
    not_signed_in: 'No has iniciado sesión. Inicia sesión primero.',
    invalid_key: 'La clave de la API falta, no es correcta o se ha retirado.',
    wrong_credentials: 'El correo o la contraseña no son correctos.',
    not_verified: 'Tu correo no está verificado. Verifícalo para poder analizar.',
    not_admin: 'Tu cuenta no tiene permisos de administración.',
    plan_images: 'El plan Free permite 1 imagen por análisis. Quita las demás o mejora tu plan.',
    plan_required: 'Tu plan no incluye esta función.',
    billing_off: 'Por ahora no se pueden contratar planes en este servidor. No se ha cobrado nada.',
    downgrade_off: 'No se puede bajar de plan directamente. Usa el portal de facturación.',
    wrong_password: 'La contraseña no es correcta.',
    foreign_origin: 'La petición venía de otro sitio y se ha rechazado.',
    not_found: 'Aquí no hay nada.',
    conflict: 'La petición contradice el estado actual. Recarga la página e inténtalo de nuevo.',
    sets_full: 'Una cuenta tiene como máximo 100 series de problemas. Elimina una que ya no uses.',
    set_full: 'Esta serie ya tiene todos los estudiantes que puede tener.',
    set_closed: 'El plazo de esta serie ha terminado: ya no se juzga nada.',
    set_molecule:
      'Una molécula de la serie no puede ser un problema: ha de tener una sola parte de 30 átomos ' +
      'pesados como máximo, con carbono, y solo C, H, N, O, S, Cl y Br.',
    set_exercise:
      'Una molécula de la serie no puede ser este ejercicio: el juez ha de asignar dos señales o más sin ' +
      'que nada las contradiga y, para un error, un paso ha de ser falso de modo que los espectros lo muestren.',
    set_gives_away:
      'Una molécula aparece dos veces en la serie, y su ejercicio revelaría la respuesta del otro problema. ' +
      'Quita uno de los dos.',
    keys_full: 'Una cuenta tiene como máximo 20 claves de la API. Retira una que ya no uses.',
    webhooks_full: 'Una cuenta tiene como máximo 5 webhooks. Quita uno que ya no uses.',
    already_on_plan: 'Ya tienes este plan. Vuelve a cargar la página.',
    email_taken: 'Ya existe una cuenta con este correo. Inicia sesión.',
    same_email: 'Tu cuenta ya tiene este correo.',
    admin_fixed:
      'Esta cuenta es administradora por configuración del servidor y no se le puede retirar ese permiso.',
    history_full: 'Tu historial tiene 2000 elementos, el máximo. Borra algunos para guardar otros.',
    history_bytes_full:
      'En tu historial no queda espacio para este análisis. Borra algunos elementos para ' +
      'guardar otros o elige un plan con más espacio.',
    history_unverified_full:
      'Tu correo no está verificado y, hasta que lo verifiques, no queda más espacio en tu historial.',
    too_large: 'La petición es demasiado grande.',
    file_too_large: 'Una imagen supera los 10 MB. Guárdala con menor tamaño e inténtalo de nuevo.',
    too_many_files: 'Se pueden analizar juntas 10 imágenes como máximo.',
    too_many_pixels: 'Una imagen supera los 40 megapíxeles. Redúcela e inténtalo de nuevo.',
    image_too_long:
      'Un lado de una imagen mide más de 20 000 píxeles. Redúcela e inténtalo de nuevo.',
    image_too_narrow:
      'Una imagen es demasiado alargada: un lado puede medir como máximo 50 veces el otro. ' +
      'Recorta el espectro e inténtalo de nuevo.',
    unsupported_media_type: 'Esta dirección no admite ese tipo de contenido.',
    unsupported_image: 'Solo se admiten imágenes PNG y JPEG.',
    invalid_input: 'Algunos datos no son válidos.',
    invalid_formula: 'La fórmula molecular no es válida.',
    no_files: 'Selecciona una o más imágenes (PNG/JPG)',
    no_peaks: 'Todavía no hay nada que analizar. Introduce al menos un pico o añade una imagen.',
    damaged_image: 'Una imagen está dañada o incompleta y no se puede abrir.',
    unreadable_image: 'No se ha podido leer ningún espectro en la imagen.',
    invalid_smiles: 'El SMILES no es válido.',
    unknown_name:
      'No se conoce ninguna molécula con este nombre. Revisa la ortografía o introduce un ' +
      'SMILES, un InChI o una fórmula.',
    isomers_polymer:
      'Es un polímero y no tiene una fórmula única. Introduce su monómero u otra molécula concreta.',
    isomers_salt:
      'Es una sal o una mezcla de varias partes. Introduce una de ellas, por ejemplo, el ácido o la base libre.',
    isomers_ion: 'Es un ion. Introduce la molécula neutra.',
    isomers_element:
      'Los isómeros se enumeran para moléculas de C, H, N, O, S, P, F, Cl, Br, I, B y Si.',
    isomers_too_large:
      'Los isómeros se enumeran para moléculas de hasta 31 átomos distintos del hidrógeno. Esta tiene más.',
    structure_too_large: 'La estructura es demasiado grande para dibujarla.',
    rate_limited: 'Demasiadas peticiones. Espera un poco antes de reintentarlo.',
    too_many_logins:
      'Demasiados intentos fallidos de inicio de sesión. Espera un poco antes de reintentarlo.',
    code_cooldown: 'Espera un poco antes de volver a pedirlo.',
    code_tries: 'Demasiados códigos incorrectos. Pide uno nuevo.',
    daily_limit: 'Has llegado a tu límite diario de análisis. Se renueva a medianoche.',
    internal: 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
    analysis_failed:
      'El análisis ha fallado en el servidor y no se ha contado. Inténtalo de nuevo.',
    analysis_cancelled: 'El análisis se ha cancelado.',
    analysis_timeout: 'El análisis ha tardado demasiado y no se ha contado. Inténtalo más tarde.',
    took_too_long:
      'El cálculo tardaba demasiado y se ha detenido. Inténtalo más tarde o con algo más pequeño.',
    billing_refused:
      'El proveedor de pagos ha rechazado la solicitud. No se ha cobrado nada. Avísanos, por favor.',
    billing_unavailable:
      'El proveedor de pagos no ha respondido. No se ha cobrado nada. Inténtalo de nuevo dentro de un momento.',
    busy: 'El servidor está ocupado. Inténtalo dentro de un momento.',
    not_ready: 'El servidor aún no está listo.',
    disk_full:
      'El servidor se ha quedado sin espacio en disco y no ha podido guardar esto. Inténtalo más tarde.',
  },
};
