/**
 * Names of months in the languages of registries, without accents, beside English and what begins like it (CLDR 48 wide and abbreviated forms).
 * Names that are different months in two languages are left out: `listopad` is November in Polish and October in Croatian.
 */
export const monthNames: readonly (readonly string[])[] = [
  "janvier januar janner januari enero ene gennaio gen janeiro ocak oca styczen stycznia sty leden ledna ianuarie tammikuuta januar янв января січня",
  "fevrier fevr fev februar februari febrero febbraio fevereiro subat sub luty lutego lut unor unora februarie helmikuuta feb фев февраля лютого",
  "mars marz marzo marco mart marzec marca brezen brezna martie maaliskuuta maart mrt marc мар марта березня",
  "avril avr april abril abr aprile nisan nis kwiecien kwietnia kwi duben dubna aprilie huhtikuuta апр апреля квітня",
  "mai mayo maio maggio mag mayis maj maja mei kveten kvetna toukokuuta majus май мая травня",
  "juin juni junio junho giugno giu haziran haz czerwiec czerwca cze cerven cervna iunie kesakuuta июн июня червня",
  "juillet juill juil juli julio julho luglio lug temmuz tem lipiec lipca lip cervenec cervence iulie heinakuuta июл июля липня",
  "aout august augustus agosto ago agustos agu sierpien sierpnia sie srpna elokuuta авг августа серпня",
  "septembre septiembre setiembre septembro setembro settembre set eylul eyl wrzesien wrzesnia wrz zari septembrie syyskuuta сен сентября вересня",
  "octobre oktober octubre outubro out ottobre ott ekim eki pazdziernik pazdziernika paz okt octombrie lokakuuta окт октября жовтня",
  "novembre november noviembre novembro kasim kas noiembrie marraskuuta ноя ноября",
  "decembre dezember diciembre dic dezembro dez dicembre aralik ara grudzien grudnia gru prosinec prosince decembrie joulukuuta дек декабря грудня",
].map((names) => names.split(" "));
